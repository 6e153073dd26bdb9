/// Becomes the delegate of an object, and forwards the methods of `UIGestureRecognizerDelegate` to its recipients.
final class GestureDelegateForwarder: DelegateForwarder, UIGestureRecognizerDelegate {
    let gestureDelegateProxy = GestureDelegateProxy()
    private var recipients: Recipients<any UIGestureRecognizerDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(gestureDelegateProxy)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        recipients.agree(gestureRecognizer) { $0.gestureRecognizerShouldBegin(_:) }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        recipients.ask(gestureRecognizer, otherGestureRecognizer) { $0.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer)
        -> Bool
    {
        recipients.ask(gestureRecognizer, otherGestureRecognizer) { $0.gestureRecognizer(_:shouldRequireFailureOf:) }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer)
        -> Bool
    {
        recipients.ask(gestureRecognizer, otherGestureRecognizer) { $0.gestureRecognizer(_:shouldBeRequiredToFailBy:) }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        recipients.agree(gestureRecognizer, event) { $0.gestureRecognizer(_:shouldReceive:) }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        recipients.agree(gestureRecognizer, touch) { $0.gestureRecognizer(_:shouldReceive:) }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        recipients.agree(gestureRecognizer, press) { $0.gestureRecognizer(_:shouldReceive:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { gestureDelegateProxyMethods }
    #endif
}

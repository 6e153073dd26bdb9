/// A proxy that forwards the methods of `UIGestureRecognizerDelegate` to closures.
final class GestureDelegateProxy: NSObject, DelegateProxy, UIGestureRecognizerDelegate {
    lazy var shouldBegin = DelegateSlot<Void, Bool>(self)
    lazy var shouldRecognizeSimultaneouslyWith = DelegateSlot<UIGestureRecognizer, Bool>(self)
    lazy var shouldRequireFailureOf = DelegateSlot<UIGestureRecognizer, Bool>(self)
    lazy var shouldBeRequiredToFailBy = DelegateSlot<UIGestureRecognizer, Bool>(self)
    lazy var shouldReceiveEvent = DelegateSlot<UIEvent, Bool>(self)
    lazy var shouldReceiveTouch = DelegateSlot<UITouch, Bool>(self)
    lazy var shouldReceivePress = DelegateSlot<UIPress, Bool>(self)

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        shouldBegin.agree(())
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        shouldRecognizeSimultaneouslyWith.ask(otherGestureRecognizer, Hooks.noAnswer(false))
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer)
        -> Bool
    {
        shouldRequireFailureOf.ask(otherGestureRecognizer, Hooks.noAnswer(false))
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer)
        -> Bool
    {
        shouldBeRequiredToFailBy.ask(otherGestureRecognizer, Hooks.noAnswer(false))
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        shouldReceiveEvent.agree(event)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        shouldReceiveTouch.agree(touch)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        shouldReceivePress.agree(press)
    }
}

/// A proxy that forwards the methods of `UIGestureRecognizerDelegate` to closures.
final class GestureDelegateProxy: DelegateProxy, UIGestureRecognizerDelegate {
    // Two methods have explicit keys, because the methods for events, touches and presses have the same full name.
    nonisolated static let shouldReceiveEvent = "gestureRecognizer(_:shouldReceive: UIEvent)"
    nonisolated static let shouldReceivePress = "gestureRecognizer(_:shouldReceive: UIPress)"

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        agree(())
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        ask(otherGestureRecognizer, Hooks.noAnswer(false))
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer)
        -> Bool
    {
        ask(otherGestureRecognizer, Hooks.noAnswer(false))
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer)
        -> Bool
    {
        ask(otherGestureRecognizer, Hooks.noAnswer(false))
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        agree(event, Self.shouldReceiveEvent)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        agree(touch)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        agree(press, Self.shouldReceivePress)
    }
}

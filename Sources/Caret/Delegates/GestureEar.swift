/// Hands on to closures what a `UIGestureRecognizerDelegate` is told and asked.
final class GestureEar: DelegateEar, UIGestureRecognizerDelegate {
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

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        agree(touch)
    }
}

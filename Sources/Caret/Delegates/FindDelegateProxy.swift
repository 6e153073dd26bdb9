/// A proxy that forwards the methods of `UIFindInteractionDelegate` to closures.
final class FindDelegateProxy: DelegateProxy, UIFindInteractionDelegate {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        ask(view, Hooks.noAnswer(nil))
    }

    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        notify(session)
    }

    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        notify(session)
    }
}

/// A proxy that forwards the methods of `UIFindInteractionDelegate` to closures.
final class FindDelegateProxy: NSObject, DelegateProxy, UIFindInteractionDelegate {
    lazy var session = DelegateSlot<UIView, UIFindSession?>(self)
    lazy var didBegin = DelegateSlot<UIFindSession, Void>(self)
    lazy var didEnd = DelegateSlot<UIFindSession, Void>(self)

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        session.ask(view, Hooks.noAnswer(nil))
    }

    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        didBegin.notify(session)
    }

    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        didEnd.notify(session)
    }
}

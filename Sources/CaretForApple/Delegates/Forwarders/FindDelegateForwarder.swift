/// Becomes the delegate of an object, and forwards the methods of `UIFindInteractionDelegate` to its recipients.
final class FindDelegateForwarder: DelegateForwarder, UIFindInteractionDelegate {
    let findDelegateProxy = FindDelegateProxy()
    private var recipients: Recipients<any UIFindInteractionDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(findDelegateProxy)
    }

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        recipients.ask(interaction, view) { $0.findInteraction(_:sessionFor:) }
    }

    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        recipients.notify(interaction, session) { $0.findInteraction(_:didBegin:) }
    }

    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        recipients.notify(interaction, session) { $0.findInteraction(_:didEnd:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { findDelegateProxyMethods }
    #endif
}

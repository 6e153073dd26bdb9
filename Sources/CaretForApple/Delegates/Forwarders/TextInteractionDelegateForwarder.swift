/// Becomes the delegate of an object, and forwards the methods of `UITextInteractionDelegate` to its recipients.
final class TextInteractionDelegateForwarder: DelegateForwarder, UITextInteractionDelegate {
    let textInteractionDelegateProxy = TextInteractionDelegateProxy()
    private var recipients: Recipients<any UITextInteractionDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(textInteractionDelegateProxy)
    }

    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
        recipients.agree(interaction, point) { $0.interactionShouldBegin(_:at:) }
    }

    func interactionWillBegin(_ interaction: UITextInteraction) {
        recipients.notify(interaction) { $0.interactionWillBegin(_:) }
    }

    func interactionDidEnd(_ interaction: UITextInteraction) {
        recipients.notify(interaction) { $0.interactionDidEnd(_:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { textInteractionDelegateProxyMethods }
    #endif
}

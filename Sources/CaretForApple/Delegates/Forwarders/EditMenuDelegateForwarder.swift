/// Becomes the delegate of an object, and forwards the methods of `UIEditMenuInteractionDelegate` to its recipients.
final class EditMenuDelegateForwarder: DelegateForwarder, UIEditMenuInteractionDelegate {
    let editMenuDelegateProxy = EditMenuDelegateProxy()
    private var recipients: Recipients<any UIEditMenuInteractionDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(editMenuDelegateProxy)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        recipients.ask(interaction, configuration, suggestedActions) { $0.editMenuInteraction(_:menuFor:suggestedActions:) }
    }

    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        recipients.ask(interaction, configuration) { $0.editMenuInteraction(_:targetRectFor:) }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        recipients.notify(interaction, configuration, animator) { $0.editMenuInteraction(_:willPresentMenuFor:animator:) }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        recipients.notify(interaction, configuration, animator) { $0.editMenuInteraction(_:willDismissMenuFor:animator:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { editMenuDelegateProxyMethods }
    #endif
}

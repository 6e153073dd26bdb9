/// Becomes the delegate of an object, and forwards the methods of `UIContextMenuInteractionDelegate` to its recipients.
final class ContextMenuDelegateForwarder: DelegateForwarder, UIContextMenuInteractionDelegate {
    let contextMenuDelegateProxy = ContextMenuDelegateProxy()
    private var recipients: Recipients<any UIContextMenuInteractionDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(contextMenuDelegateProxy)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    {
        recipients.ask(interaction, location) { $0.contextMenuInteraction(_:configurationForMenuAtLocation:) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        recipients.ask(interaction, configuration) { $0.contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        recipients.ask(interaction, configuration) { $0.contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        recipients.ask(interaction, configuration, identifier) {
            $0.contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        recipients.ask(interaction, configuration, identifier) {
            $0.contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        recipients.notify(interaction, configuration, animator) {
            $0.contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        recipients.notify(interaction, configuration, animator) { $0.contextMenuInteraction(_:willDisplayMenuFor:animator:) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        recipients.notify(interaction, configuration, animator) { $0.contextMenuInteraction(_:willEndFor:animator:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { contextMenuDelegateProxyMethods }
    #endif
}

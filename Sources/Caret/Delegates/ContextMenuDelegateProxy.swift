/// A proxy that forwards the methods of `UIContextMenuInteractionDelegate` to closures.
final class ContextMenuDelegateProxy: NSObject, DelegateProxy, UIContextMenuInteractionDelegate {
    lazy var configuration = DelegateSlot<CGPoint, UIContextMenuConfiguration?>(self)
    lazy var previewForHighlightingMenu = DelegateSlot<UIContextMenuConfiguration, UITargetedPreview?>(self)
    lazy var previewForDismissingMenu = DelegateSlot<UIContextMenuConfiguration, UITargetedPreview?>(self)
    lazy var highlightPreview = DelegateSlot<(configuration: UIContextMenuConfiguration, identifier: any NSCopying), UITargetedPreview?>(
        self)
    lazy var dismissalPreview = DelegateSlot<(configuration: UIContextMenuConfiguration, identifier: any NSCopying), UITargetedPreview?>(
        self)
    lazy var willPerformPreviewAction = DelegateSlot<
        (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating), Void
    >(self)
    lazy var willDisplayMenu = DelegateSlot<
        (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?), Void
    >(self)
    lazy var willEnd = DelegateSlot<(configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?), Void>(
        self)

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    {
        configuration.ask(location, Hooks.noAnswer(nil))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        previewForHighlightingMenu.ask(configuration, Hooks.noAnswer(nil))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        previewForDismissingMenu.ask(configuration, Hooks.noAnswer(nil))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        highlightPreview.ask((configuration: configuration, identifier: identifier), Hooks.noAnswer(nil))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        dismissalPreview.ask((configuration: configuration, identifier: identifier), Hooks.noAnswer(nil))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        willPerformPreviewAction.notify((configuration: configuration, animator: animator))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        willDisplayMenu.notify((configuration: configuration, animator: animator))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        willEnd.notify((configuration: configuration, animator: animator))
    }
}

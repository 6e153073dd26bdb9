extension CollectionDelegateProxy {
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        contextMenuConfigurationForItems.ask((indexPaths: indexPaths, point: point), Hooks.noAnswer(nil))
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        contextMenuConfigurationForItem.ask((indexPath: indexPath, point: point), Hooks.noAnswer(nil))
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        highlightPreviewForItem.ask((configuration: configuration, indexPath: indexPath), Hooks.noAnswer(nil))
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        dismissalPreviewForItem.ask((configuration: configuration, indexPath: indexPath), Hooks.noAnswer(nil))
    }

    func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        previewForDismissingContextMenu.ask(configuration, Hooks.noAnswer(nil))
    }

    func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        previewForHighlightingContextMenu.ask(configuration, Hooks.noAnswer(nil))
    }

    func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        willPerformPreviewAction.notify((configuration: configuration, animator: animator))
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        willDisplayContextMenu.notify((configuration: configuration, animator: animator))
    }

    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        willEndContextMenuInteraction.notify((configuration: configuration, animator: animator))
    }
}

extension Question
where Sender: UICollectionView, Payload == (indexPaths: [IndexPath], point: CGPoint), Answer == UIContextMenuConfiguration? {
    /// The menu of some items; `nil` for none.
    public static var contextMenuConfigurationForItems: Self {
        Self(.collection, "collectionView(_:contextMenuConfigurationForItemsAt:point:)")
    }
}

extension Question
where Sender: UICollectionView, Payload == (indexPath: IndexPath, point: CGPoint), Answer == UIContextMenuConfiguration? {
    /// The menu of an item; `nil` for none.
    public static var contextMenuConfigurationForItem: Self {
        Self(.collection, "collectionView(_:contextMenuConfigurationForItemAt:point:)")
    }
}

extension Question where Sender: UICollectionView, Payload == UIContextMenuConfiguration, Answer == UITargetedPreview? {
    /// What is lifted as a menu opens; `nil` for the cell.
    public static var previewForHighlightingContextMenu: Self {
        Self(.collection, "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)")
    }
    /// What a menu goes back to; `nil` for the cell.
    public static var previewForDismissingContextMenu: Self {
        Self(.collection, "collectionView(_:previewForDismissingContextMenuWithConfiguration:)")
    }
}

extension Question
where
    Sender: UICollectionView, Payload == (configuration: UIContextMenuConfiguration, indexPath: IndexPath), Answer == UITargetedPreview?
{
    /// What of an item is lifted as a menu opens; `nil` for the cell.
    public static var highlightPreviewForItem: Self {
        Self(.collection, "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)")
    }
    /// What of an item a menu goes back to; `nil` for the cell.
    public static var dismissalPreviewForItem: Self {
        Self(.collection, "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)")
    }
}

extension ControlEvent
where
    Sender: UICollectionView, Payload == (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
{
    /// The preview was tapped.
    public static var willPerformPreviewAction: Self {
        Self(.collection, "collectionView(_:willPerformPreviewActionForMenuWith:animator:)")
    }
}

extension ControlEvent
where Sender: UICollectionView, Payload == (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
    /// The menu is about to open.
    public static var willDisplayContextMenu: Self { Self(.collection, "collectionView(_:willDisplayContextMenu:animator:)") }
    /// The menu is about to close.
    public static var willEndContextMenuInteraction: Self { Self(.collection, "collectionView(_:willEndContextMenuInteraction:animator:)") }
}

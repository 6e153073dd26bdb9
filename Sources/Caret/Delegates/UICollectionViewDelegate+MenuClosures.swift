extension Question
where Sender: UICollectionView, Payload == (indexPaths: [IndexPath], point: CGPoint), Answer == UIContextMenuConfiguration? {
    /// The context menu of several items; `nil` for none.
    public static var contextMenuConfigurationForItems: Self { Self { $0.collectionProxy.contextMenuConfigurationForItems } }
}

extension Question
where Sender: UICollectionView, Payload == (indexPath: IndexPath, point: CGPoint), Answer == UIContextMenuConfiguration? {
    /// The context menu of an item; `nil` for none.
    public static var contextMenuConfigurationForItem: Self { Self { $0.collectionProxy.contextMenuConfigurationForItem } }
}

extension Question where Sender: UICollectionView, Payload == UIContextMenuConfiguration, Answer == UITargetedPreview? {
    /// The preview that is lifted when a context menu opens; `nil` for the cell.
    public static var previewForHighlightingContextMenu: Self { Self { $0.collectionProxy.previewForHighlightingContextMenu } }
    /// The preview into which a context menu collapses when dismissed; `nil` for the cell.
    public static var previewForDismissingContextMenu: Self { Self { $0.collectionProxy.previewForDismissingContextMenu } }
}

extension Question
where
    Sender: UICollectionView, Payload == (configuration: UIContextMenuConfiguration, indexPath: IndexPath), Answer == UITargetedPreview?
{
    /// The preview of an item that is lifted when a context menu opens; `nil` for the cell.
    public static var highlightPreviewForItem: Self { Self { $0.collectionProxy.highlightPreviewForItem } }
    /// The preview of an item into which a context menu collapses when dismissed; `nil` for the cell.
    public static var dismissalPreviewForItem: Self { Self { $0.collectionProxy.dismissalPreviewForItem } }
}

extension ControlEvent
where
    Sender: UICollectionView, Payload == (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
{
    /// Sent when the user taps the preview.
    public static var willPerformPreviewAction: Self { Self { $0.collectionProxy.willPerformPreviewAction } }
}

extension ControlEvent
where Sender: UICollectionView, Payload == (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
    /// Sent when the menu is about to open.
    public static var willDisplayContextMenu: Self { Self { $0.collectionProxy.willDisplayContextMenu } }
    /// Sent when the menu is about to close.
    public static var willEndContextMenuInteraction: Self { Self { $0.collectionProxy.willEndContextMenuInteraction } }
}

extension Question where Sender: UITableView, Payload == (indexPath: IndexPath, point: CGPoint), Answer == UIContextMenuConfiguration? {
    /// The context menu of a row; `nil` for none.
    public static var contextMenuConfigurationForRow: Self { Self { $0.tableProxy.contextMenuConfigurationForRow } }
}

extension Question where Sender: UITableView, Payload == UIContextMenuConfiguration, Answer == UITargetedPreview? {
    /// The preview that is lifted when a context menu opens; `nil` for the cell.
    public static var previewForHighlightingContextMenu: Self { Self { $0.tableProxy.previewForHighlightingContextMenu } }
    /// The preview into which a context menu collapses when dismissed; `nil` for the cell.
    public static var previewForDismissingContextMenu: Self { Self { $0.tableProxy.previewForDismissingContextMenu } }
}

extension ControlEvent
where Sender: UITableView, Payload == (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
    /// Sent when the user taps the preview.
    public static var willPerformPreviewAction: Self { Self { $0.tableProxy.willPerformPreviewAction } }
}

extension ControlEvent
where Sender: UITableView, Payload == (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
    /// Sent when the menu is about to open.
    public static var willDisplayContextMenu: Self { Self { $0.tableProxy.willDisplayContextMenu } }
    /// Sent when the menu is about to close.
    public static var willEndContextMenuInteraction: Self { Self { $0.tableProxy.willEndContextMenuInteraction } }
}

extension Question where Sender: UITableView, Payload == (indexPath: IndexPath, point: CGPoint), Answer == UIContextMenuConfiguration? {
    /// The context menu of a row; `nil` for none.
    public static var contextMenuConfigurationForRow: Self { Self(.table, "tableView(_:contextMenuConfigurationForRowAt:point:)") }
}

extension Question where Sender: UITableView, Payload == UIContextMenuConfiguration, Answer == UITargetedPreview? {
    /// The preview that is lifted when a context menu opens; `nil` for the cell.
    public static var previewForHighlightingContextMenu: Self {
        Self(.table, "tableView(_:previewForHighlightingContextMenuWithConfiguration:)")
    }
    /// The preview into which a context menu collapses when dismissed; `nil` for the cell.
    public static var previewForDismissingContextMenu: Self {
        Self(.table, "tableView(_:previewForDismissingContextMenuWithConfiguration:)")
    }
}

extension ControlEvent
where Sender: UITableView, Payload == (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
    /// Sent when the user taps the preview.
    public static var willPerformPreviewAction: Self { Self(.table, "tableView(_:willPerformPreviewActionForMenuWith:animator:)") }
}

extension ControlEvent
where Sender: UITableView, Payload == (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
    /// Sent when the menu is about to open.
    public static var willDisplayContextMenu: Self { Self(.table, "tableView(_:willDisplayContextMenu:animator:)") }
    /// Sent when the menu is about to close.
    public static var willEndContextMenuInteraction: Self { Self(.table, "tableView(_:willEndContextMenuInteraction:animator:)") }
}

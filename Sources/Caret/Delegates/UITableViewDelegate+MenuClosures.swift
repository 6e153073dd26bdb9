extension Question where Sender: UITableView, Payload == (indexPath: IndexPath, point: CGPoint), Answer == UIContextMenuConfiguration? {
    /// The menu of a row; `nil` for none.
    public static var contextMenuConfigurationForRow: Self { Self(.table, "tableView(_:contextMenuConfigurationForRowAt:point:)") }
}

extension Question where Sender: UITableView, Payload == UIContextMenuConfiguration, Answer == UITargetedPreview? {
    /// What is lifted as a menu opens; `nil` for the cell.
    public static var previewForHighlightingContextMenu: Self {
        Self(.table, "tableView(_:previewForHighlightingContextMenuWithConfiguration:)")
    }
    /// What a menu goes back to; `nil` for the cell.
    public static var previewForDismissingContextMenu: Self {
        Self(.table, "tableView(_:previewForDismissingContextMenuWithConfiguration:)")
    }
}

extension ControlEvent
where Sender: UITableView, Payload == (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
    /// The preview was tapped.
    public static var willPerformPreviewAction: Self { Self(.table, "tableView(_:willPerformPreviewActionForMenuWith:animator:)") }
}

extension ControlEvent
where Sender: UITableView, Payload == (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
    /// The menu is about to open.
    public static var willDisplayContextMenu: Self { Self(.table, "tableView(_:willDisplayContextMenu:animator:)") }
    /// The menu is about to close.
    public static var willEndContextMenuInteraction: Self { Self(.table, "tableView(_:willEndContextMenuInteraction:animator:)") }
}

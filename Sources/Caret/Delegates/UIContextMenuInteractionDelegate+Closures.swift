extension Question where Sender: UIContextMenuInteraction, Payload == CGPoint, Answer == UIContextMenuConfiguration? {
    /// The context menu at a point of the view; `nil` for none.
    public static var configuration: Self { Self(.contextMenu, "contextMenuInteraction(_:configurationForMenuAtLocation:)") }
}

extension Question where Sender: UIContextMenuInteraction, Payload == UIContextMenuConfiguration, Answer == UITargetedPreview? {
    /// The preview that is lifted when the menu opens; `nil` for the view.
    public static var previewForHighlightingMenu: Self {
        Self(.contextMenu, "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)")
    }
    /// The preview into which the menu collapses when dismissed; `nil` for the view.
    public static var previewForDismissingMenu: Self {
        Self(.contextMenu, "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)")
    }
}

extension Question
where
    Sender: UIContextMenuInteraction, Payload == (configuration: UIContextMenuConfiguration, identifier: any NSCopying),
    Answer == UITargetedPreview?
{
    /// The preview that is lifted when the menu opens, for the identifier of its configuration; `nil` for the view.
    public static var highlightPreview: Self {
        Self(.contextMenu, "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)")
    }
    /// The preview into which the menu collapses when dismissed, for the identifier of its configuration; `nil` for
    /// the view.
    public static var dismissalPreview: Self {
        Self(.contextMenu, "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)")
    }
}

extension ControlEvent
where
    Sender: UIContextMenuInteraction,
    Payload == (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
{
    /// Sent when the user taps the preview.
    public static var willPerformPreviewAction: Self {
        Self(.contextMenu, "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)")
    }
}

extension ControlEvent
where
    Sender: UIContextMenuInteraction,
    Payload == (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
{
    /// Sent when the menu is about to open.
    public static var willDisplayMenu: Self { Self(.contextMenu, "contextMenuInteraction(_:willDisplayMenuFor:animator:)") }
    /// Sent when the menu is about to close.
    public static var willEnd: Self { Self(.contextMenu, "contextMenuInteraction(_:willEndFor:animator:)") }
}

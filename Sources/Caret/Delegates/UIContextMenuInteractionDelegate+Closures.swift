extension Question where Sender: UIContextMenuInteraction, Payload == CGPoint, Answer == UIContextMenuConfiguration? {
    /// The menu at a point of the view; `nil` for none.
    public static var configuration: Self { Self(.contextMenu, "contextMenuInteraction(_:configurationForMenuAtLocation:)") }
}

extension Question where Sender: UIContextMenuInteraction, Payload == UIContextMenuConfiguration, Answer == UITargetedPreview? {
    /// What is lifted as the menu opens; `nil` for the view.
    public static var previewForHighlightingMenu: Self {
        Self(.contextMenu, "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)")
    }
    /// What the menu goes back to; `nil` for the view.
    public static var previewForDismissingMenu: Self {
        Self(.contextMenu, "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)")
    }
}

extension Question
where
    Sender: UIContextMenuInteraction, Payload == (configuration: UIContextMenuConfiguration, identifier: any NSCopying),
    Answer == UITargetedPreview?
{
    /// The same for what has a name in the configuration.
    public static var highlightPreview: Self {
        Self(.contextMenu, "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)")
    }
    /// What the menu goes back to, for what has a name in the configuration.
    public static var dismissalPreview: Self {
        Self(.contextMenu, "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)")
    }
}

extension ControlEvent
where
    Sender: UIContextMenuInteraction,
    Payload == (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
{
    /// The preview was tapped.
    public static var willPerformPreviewAction: Self {
        Self(.contextMenu, "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)")
    }
}

extension ControlEvent
where
    Sender: UIContextMenuInteraction,
    Payload == (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
{
    /// The menu is about to open.
    public static var willDisplayMenu: Self { Self(.contextMenu, "contextMenuInteraction(_:willDisplayMenuFor:animator:)") }
    /// The menu is about to close.
    public static var willEnd: Self { Self(.contextMenu, "contextMenuInteraction(_:willEndFor:animator:)") }
}

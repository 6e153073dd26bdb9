extension Question where Sender: UIContextMenuInteraction, Payload == CGPoint, Answer == UIContextMenuConfiguration? {
    /// The context menu at a point of the view; `nil` for none.
    public static var configuration: Self { Self { $0.contextMenuProxy.configuration } }
}

extension Question where Sender: UIContextMenuInteraction, Payload == UIContextMenuConfiguration, Answer == UITargetedPreview? {
    /// The preview that is lifted when the menu opens; `nil` for the view.
    public static var previewForHighlightingMenu: Self { Self { $0.contextMenuProxy.previewForHighlightingMenu } }
    /// The preview into which the menu collapses when dismissed; `nil` for the view.
    public static var previewForDismissingMenu: Self { Self { $0.contextMenuProxy.previewForDismissingMenu } }
}

extension Question
where
    Sender: UIContextMenuInteraction, Payload == (configuration: UIContextMenuConfiguration, identifier: any NSCopying),
    Answer == UITargetedPreview?
{
    /// The preview that is lifted when the menu opens, for the identifier of its configuration; `nil` for the view.
    public static var highlightPreview: Self { Self { $0.contextMenuProxy.highlightPreview } }
    /// The preview into which the menu collapses when dismissed, for the identifier of its configuration; `nil` for
    /// the view.
    public static var dismissalPreview: Self { Self { $0.contextMenuProxy.dismissalPreview } }
}

extension ControlEvent
where
    Sender: UIContextMenuInteraction,
    Payload == (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
{
    /// Sent when the user taps the preview.
    public static var willPerformPreviewAction: Self { Self { $0.contextMenuProxy.willPerformPreviewAction } }
}

extension ControlEvent
where
    Sender: UIContextMenuInteraction,
    Payload == (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
{
    /// Sent when the menu is about to open.
    public static var willDisplayMenu: Self { Self { $0.contextMenuProxy.willDisplayMenu } }
    /// Sent when the menu is about to close.
    public static var willEnd: Self { Self { $0.contextMenuProxy.willEnd } }
}

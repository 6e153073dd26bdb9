extension Question where Sender: UITextView, Payload == (range: NSRange, suggestedActions: [UIMenuElement]), Answer == UIMenu? {
    /// The edit menu of a range, in UTF-16 units. `nil`, the default, shows the suggested actions; an empty menu
    /// shows nothing.
    public static var editMenu: Self { Self { $0.textViewProxy.editMenu } }
}

extension Question where Sender: UITextView, Payload == (textItem: UITextItem, defaultAction: UIAction), Answer == UIAction? {
    /// The action for a tap on a link or attachment; `nil` for none. Defaults to the default action.
    public static var primaryAction: Self { Self { $0.textViewProxy.primaryAction } }
}

extension Question
where Sender: UITextView, Payload == (textItem: UITextItem, defaultMenu: UIMenu), Answer == UITextItem.MenuConfiguration? {
    /// The menu for a long press on a link or attachment; `nil` for none. By default, the menu opens and copies a
    /// link, and copies an image.
    public static var itemMenu: Self { Self { $0.textViewProxy.itemMenu } }
}

extension ControlEvent
where Sender: UITextView, Payload == (textItem: UITextItem, animator: any UIContextMenuInteractionAnimating) {
    /// Sent when the menu of a link or attachment is about to be displayed.
    public static var willDisplayItemMenu: Self { Self { $0.textViewProxy.willDisplayItemMenu } }
    /// Sent when the menu of a link or attachment is about to be dismissed.
    public static var willEndItemMenu: Self { Self { $0.textViewProxy.willEndItemMenu } }
}

extension Question where Sender: UITextView, Payload == (url: URL, range: NSRange, interaction: UITextItemInteraction), Answer == Bool {
    /// Whether a tapped link is opened; `range` is in UTF-16 units. Defaults to `true`.
    public static var shouldInteractWithURL: Self { Self(.all) { $0.textViewProxy.shouldInteractWithURL } }
}

extension Question
where Sender: UITextView, Payload == (attachment: NSTextAttachment, range: NSRange, interaction: UITextItemInteraction), Answer == Bool {
    /// Whether a tapped attachment performs its default action; `range` is in UTF-16 units. Defaults to `true`.
    public static var shouldInteractWithAttachment: Self { Self(.all) { $0.textViewProxy.shouldInteractWithAttachment } }
}

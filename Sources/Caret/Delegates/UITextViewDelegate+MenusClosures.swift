extension Question where Sender: UITextView, Payload == (range: NSRange, suggestedActions: [UIMenuElement]), Answer == UIMenu? {
    /// What is offered for a range, in UTF-16 units; `nil` for what is suggested, which is the default; an empty menu for nothing.
    public static var editMenu: Self { Self(.textView, "textView(_:editMenuForTextIn:suggestedActions:)") }
}

extension Question where Sender: UITextView, Payload == (textItem: UITextItem, defaultAction: UIAction), Answer == UIAction? {
    /// What a tap on a link or a picture does; `nil` for nothing. Defaults to what it does by itself.
    public static var primaryAction: Self { Self(.textView, "textView(_:primaryActionFor:defaultAction:)") }
}

extension Question
where Sender: UITextView, Payload == (textItem: UITextItem, defaultMenu: UIMenu), Answer == UITextItem.MenuConfiguration? {
    /// What a long press on a link or a picture offers; `nil` for nothing. Defaults to opening and copying a link, and copying a picture.
    public static var itemMenu: Self { Self(.textView, "textView(_:menuConfigurationFor:defaultMenu:)") }
}

extension ControlEvent
where Sender: UITextView, Payload == (textItem: UITextItem, animator: any UIContextMenuInteractionAnimating) {
    /// The menu of a link or a picture is about to come.
    public static var willDisplayItemMenu: Self { Self(.textView, "textView(_:textItemMenuWillDisplayFor:animator:)") }
    /// The menu of a link or a picture is about to go.
    public static var willEndItemMenu: Self { Self(.textView, "textView(_:textItemMenuWillEndFor:animator:)") }
}

extension Question where Sender: UITextView, Payload == (url: URL, range: NSRange, interaction: UITextItemInteraction), Answer == Bool {
    /// Whether a tapped link is opened; `range` is in UTF-16 units. Defaults to `true`.
    public static var shouldInteractWithURL: Self { Self(.textView, "textView(_:shouldInteractWith:in:interaction:)", .all) }
}

extension Question
where Sender: UITextView, Payload == (attachment: NSTextAttachment, range: NSRange, interaction: UITextItemInteraction), Answer == Bool {
    /// Whether a tapped picture does what it does by itself; `range` is in UTF-16 units. Defaults to `true`.
    public static var shouldInteractWithAttachment: Self { Self(.textView, TextViewEar.attachmentName, .all) }
}

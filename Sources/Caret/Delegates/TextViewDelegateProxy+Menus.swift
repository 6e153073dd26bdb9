extension TextViewDelegateProxy {
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        ask((range: range, suggestedActions: suggestedActions), Hooks.noAnswer(UIMenu(children: suggestedActions)))
    }

    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        ask((textItem: textItem, defaultAction: defaultAction), Hooks.noAnswer(defaultAction))
    }

    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        ask((textItem: textItem, defaultMenu: defaultMenu), Hooks.noAnswer(UITextItem.MenuConfiguration(menu: defaultMenu)))
    }

    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) { notify((textItem: textItem, animator: animator)) }

    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) { notify((textItem: textItem, animator: animator)) }

    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction)
        -> Bool
    {
        agree((url: URL, range: characterRange, interaction: interaction))
    }

    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        agree((attachment: textAttachment, range: characterRange, interaction: interaction), Self.attachmentName)
    }

    /// The key of the method for attachments. The methods for URLs and attachments have the same full name, so one of
    /// them needs a distinct key.
    nonisolated static let attachmentName = "textView(_:shouldInteractWith:in:interaction:) of attachments"
}

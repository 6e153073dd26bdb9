extension TextViewDelegateProxy {
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        editMenu.ask((range: range, suggestedActions: suggestedActions), Hooks.noAnswer(UIMenu(children: suggestedActions)))
    }

    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        primaryAction.ask((textItem: textItem, defaultAction: defaultAction), Hooks.noAnswer(defaultAction))
    }

    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        itemMenu.ask((textItem: textItem, defaultMenu: defaultMenu), Hooks.noAnswer(UITextItem.MenuConfiguration(menu: defaultMenu)))
    }

    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) { willDisplayItemMenu.notify((textItem: textItem, animator: animator)) }

    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) { willEndItemMenu.notify((textItem: textItem, animator: animator)) }

    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction)
        -> Bool
    {
        shouldInteractWithURL.agree((url: URL, range: characterRange, interaction: interaction))
    }

    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        shouldInteractWithAttachment.agree((attachment: textAttachment, range: characterRange, interaction: interaction))
    }
}

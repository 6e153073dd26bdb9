/// Becomes the delegate of an object, and forwards the methods of `UITextViewDelegate` to its recipients.
final class TextViewDelegateForwarder: ScrollDelegateForwarder, UITextViewDelegate {
    let textViewDelegateProxy = TextViewDelegateProxy()
    private var texts: Recipients<any UITextViewDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(textViewDelegateProxy)
    }

    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        texts.ask(textView, range, suggestedActions) { $0.textView(_:editMenuForTextIn:suggestedActions:) }
    }

    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        texts.ask(textView, textItem, defaultAction) { $0.textView(_:primaryActionFor:defaultAction:) }
    }

    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration? {
        texts.ask(textView, textItem, defaultMenu) { $0.textView(_:menuConfigurationFor:defaultMenu:) }
    }

    func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    {
        texts.notify(textView, textItem, animator) { $0.textView(_:textItemMenuWillDisplayFor:animator:) }
    }

    func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating) {
        texts.notify(textView, textItem, animator) { $0.textView(_:textItemMenuWillEndFor:animator:) }
    }

    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction)
        -> Bool
    {
        texts.agree(textView, URL, characterRange, interaction) { $0.textView(_:shouldInteractWith:in:interaction:) }
    }

    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        texts.agree(textView, textAttachment, characterRange, interaction) { $0.textView(_:shouldInteractWith:in:interaction:) }
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        texts.agree(textView) { $0.textViewShouldBeginEditing(_:) }
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        texts.agree(textView) { $0.textViewShouldEndEditing(_:) }
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        texts.notify(textView) { $0.textViewDidBeginEditing(_:) }
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        texts.notify(textView) { $0.textViewDidEndEditing(_:) }
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        texts.agree(textView, range, text) { $0.textView(_:shouldChangeTextIn:replacementText:) }
    }

    func textViewDidChange(_ textView: UITextView) {
        texts.notify(textView) { $0.textViewDidChange(_:) }
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        texts.notify(textView) { $0.textViewDidChangeSelection(_:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] {
            super.makeMethods().merging(textViewDelegateProxyMethods) { first, _ in first }
        }
    #endif
}

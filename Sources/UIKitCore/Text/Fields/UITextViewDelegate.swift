/// Decides about a text view's editing, and hears of it; hears of its scrolling, too.
///
/// Every method is optional.
/// - Source: https://developer.apple.com/documentation/uikit/uitextviewdelegate
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin. Defaults to `true`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether editing may end. Defaults to `true`.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether a person's edit may be made; `range` is in UTF-16 units. Defaults to `true`.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// A person edited the text.
    func textViewDidChange(_ textView: UITextView)
    /// The caret or the selection moved.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// What is offered for a range, in UTF-16 units; `nil`, the default, for what is suggested, and an empty
    /// menu for nothing.
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// What a tap on a link or a picture does; `nil` for nothing. Defaults to `defaultAction`, which asks the older methods first.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// What a long press on a link or a picture offers; `nil` for nothing. Defaults to `defaultMenu`: opening and copying a link, and copying a
    /// picture. The methods for an interaction are asked first.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    /// The menu of a link or a picture is about to come.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    /// The menu of a link or a picture is about to go.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    /// Whether a tapped link is opened, or one that is pressed long offers something; `characterRange` is in UTF-16 units. Defaults to `true`.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// Whether a tapped picture does what it does by itself, or one that is pressed long offers something; `characterRange` is in UTF-16 units. Defaults to `true`.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    /// Answers `true`.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Answers `true`.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Answers `true`.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Answers with a menu of what is suggested.
    public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        OwnAnswers.none(UIMenu(children: suggestedActions))
    }
    /// Answers with the default action.
    public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        OwnAnswers.none(defaultAction)
    }
    /// Answers with the default menu.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { OwnAnswers.none(UITextItem.MenuConfiguration(menu: defaultMenu)) }
    /// Does nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Answers `true`.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { true }
    /// Answers `true`.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}

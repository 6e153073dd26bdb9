/// The delegate methods that control the editing of a text view, and observe its changes and scrolling.
///
/// All methods are optional.
/// - Source: https://developer.apple.com/documentation/uikit/uitextviewdelegate
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether editing may begin. Defaults to `true`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Returns whether editing may end. Defaults to `true`.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether an edit of the user may be made; `range` is in UTF-16 units. Defaults to `true`.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after the user edited the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called when the selection changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns the edit menu for a range, in UTF-16 units. `nil` shows the suggested actions, and an empty menu shows
    /// none. Defaults to a menu of the suggested actions.
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Returns the action for a tap on a link or attachment; `nil` for none. Defaults to `defaultAction`, which
    /// first asks the `shouldInteractWith` method.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// Returns the menu for a long press on a link or attachment; `nil` for none.
    ///
    /// Defaults to `defaultMenu`: opening and copying a link, and copying an image. The `shouldInteractWith`
    /// method is asked first.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    /// Called before the menu of a link or attachment appears.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    /// Called before the menu of a link or attachment disappears.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    /// Returns whether the view opens a tapped link or shows the menu of a long-pressed link. Defaults to `true`.
    ///
    /// `characterRange` is in UTF-16 units.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// Returns whether the view performs the default action of a tapped attachment or shows the menu of a
    /// long-pressed one. Defaults to `true`.
    ///
    /// `characterRange` is in UTF-16 units.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    /// Returns `true`.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Returns `true`.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns `true`.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Returns a menu of the suggested actions.
    public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        DefaultImplementationProbe.fallback(UIMenu(children: suggestedActions))
    }
    /// Returns the default action.
    public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        DefaultImplementationProbe.fallback(defaultAction)
    }
    /// Returns the default menu.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { DefaultImplementationProbe.fallback(UITextItem.MenuConfiguration(menu: defaultMenu)) }
    /// Does nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Returns `true`.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { true }
    /// Returns `true`.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}

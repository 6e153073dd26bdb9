/// The standard actions of menus and keys for a selection.
///
/// Every ``UIResponder`` conforms, with methods that do nothing: override the methods that your responder supports.
/// Menus offer the overridden methods, unless `canPerformAction(_:withSender:)` returns `false`.
/// - Source: https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: UIResponder {
    /// Copies and deletes the selection.
    func cut(_ sender: Any?)
    /// Copies the selection.
    func copy(_ sender: Any?)
    /// Replaces the selection with the pasteboard's content.
    func paste(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Selects the word at the caret.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Toggles bold in the selection.
    func toggleBoldface(_ sender: Any?)
    /// Toggles italics in the selection.
    func toggleItalics(_ sender: Any?)
    /// Toggles underline in the selection.
    func toggleUnderline(_ sender: Any?)
    /// Increases the font size of the selection.
    func increaseSize(_ sender: Any?)
    /// Decreases the font size of the selection.
    func decreaseSize(_ sender: Any?)
    /// Replaces the selection with the pasteboard's content, in the style of the surrounding text.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Opens the search.
    func find(_ sender: Any?)
    /// Opens the search with replacement.
    func findAndReplace(_ sender: Any?)
    /// Selects the next match.
    func findNext(_ sender: Any?)
    /// Selects the previous match.
    func findPrevious(_ sender: Any?)
    /// Uses the selection as the search text.
    func useSelectionForFind(_ sender: Any?)
    /// Replaces the attributes of the selection, range by range.
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

extension UIResponder: UIResponderStandardEditActions {}

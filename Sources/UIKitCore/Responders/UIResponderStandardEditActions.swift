/// What menus and keys do to a text.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: UIResponder {
    /// Copies the selection and deletes it.
    func cut(_ sender: Any?)
    /// Copies the selection.
    func copy(_ sender: Any?)
    /// Puts what was copied in the selection's place.
    func paste(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Selects the word at the caret.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
}

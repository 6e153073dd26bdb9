/// What menus and keys do to a selection.
///
/// Every ``UIResponder`` conforms, and does nothing by itself: override what a responder of yours can do. Menus offer what is overridden,
/// unless `canPerformAction(_:withSender:)` says otherwise.
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
    /// Makes the selection bold, or plain again.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection slanted, or upright again.
    func toggleItalics(_ sender: Any?)
    /// Draws a line below the selection, or takes it away.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selection's letters larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selection's letters smaller.
    func decreaseSize(_ sender: Any?)
    /// Puts what was copied in the selection's place, in the look of the text around.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Searches.
    func find(_ sender: Any?)
    /// Searches, to put something else in the place of what is found.
    func findAndReplace(_ sender: Any?)
    /// Shows the next thing that was found.
    func findNext(_ sender: Any?)
    /// Shows the thing before that was found.
    func findPrevious(_ sender: Any?)
    /// Searches for the selection from now on.
    func useSelectionForFind(_ sender: Any?)
    /// Changes the attributes of the selection, stretch by stretch.
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

extension UIResponder: UIResponderStandardEditActions {}

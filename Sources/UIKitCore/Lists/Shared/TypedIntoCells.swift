extension UIScrollView {
    /// Returns whether a cell contains the first responder. A list keeps such a cell outside of the visible area, so
    /// that text input continues and the field keeps its state.
    func isTypedInto(_ cell: UIView) -> Bool {
        guard let field = window?.firstResponder as? UIView else { return false }
        return field.isDescendant(of: cell)
    }
}

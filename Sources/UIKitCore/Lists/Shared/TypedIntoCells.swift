extension UIScrollView {
    /// Returns whether a cell contains the first responder. A list does not recycle such a cell when it scrolls out
    /// of the visible area, so that text input continues.
    func isTypedInto(_ cell: UIView) -> Bool {
        guard let field = window?.firstResponder as? UIView else { return false }
        return field.isDescendant(of: cell)
    }
}

extension UIScrollView {
    /// Whether a cell holds the first responder. A list keeps such a cell when it scrolls away, so that whoever types goes on typing, and
    /// finds the field as it was when it comes back.
    func isTypedInto(_ cell: UIView) -> Bool {
        guard let field = window?.firstResponder as? UIView else { return false }
        return field.isDescendant(of: cell)
    }
}

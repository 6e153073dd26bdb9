extension UIScrollView {
    /// Returns whether a cell contains the first responder. A list does not recycle such a cell when the cell leaves
    /// the visible area, so that text input continues.
    func containsFirstResponder(_ cell: UIView) -> Bool {
        guard let responder = window?.firstResponder as? UIView else { return false }
        return responder.isDescendant(of: cell)
    }
}

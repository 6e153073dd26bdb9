extension UITextView {
    /// Creates an empty view of size zero.
    ///
    /// > Difference from Apple: ``layoutManager`` lays the text out, whatever the argument.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
}

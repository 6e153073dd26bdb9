extension UITextView {
    /// Makes a view without text and without a size.
    ///
    /// > Difference from Apple: a layout manager lays the text out, that of ``layoutManager``, whichever is asked for.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
}

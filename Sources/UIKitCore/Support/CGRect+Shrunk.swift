extension CGRect {
    /// Returns the rectangle with its sides moved inwards, in points, at most to its centre.
    ///
    /// If the rectangle is too small, `insetBy(dx:dy:)` returns the null rectangle, which is no valid frame.
    package func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
    }
}

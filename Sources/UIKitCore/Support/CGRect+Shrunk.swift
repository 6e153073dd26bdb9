extension CGRect {
    /// Returns the rectangle with each side moved inwards by a distance in points, but not beyond the centre.
    ///
    /// If the rectangle is too small, `insetBy(dx:dy:)` returns the null rectangle, which is not a valid frame.
    package func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
    }
}

extension CGRect {
    /// The rectangle with its sides moved inwards, in points, at most to its middle.
    ///
    /// `insetBy(dx:dy:)` gives the null rectangle where there is too little room, and no view can stand at that.
    package func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
    }
}

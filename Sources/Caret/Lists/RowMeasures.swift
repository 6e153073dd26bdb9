/// The sizes that a row specifies.
@MainActor struct RowMeasures {
    /// Returns the height for the list's width, both in points.
    var height: (@MainActor (CGFloat) -> CGFloat)?
    /// The height if it is constant, which allows the heights of two rows to be compared; otherwise `nil`.
    var fixedHeight: CGFloat?
    var estimatedHeight: CGFloat?
    var size: CGSize?
    var indentation: Int?

    func isEqual(to other: RowMeasures) -> Bool {
        fixedHeight == other.fixedHeight && estimatedHeight == other.estimatedHeight && size == other.size
            && indentation == other.indentation && (height == nil) == (other.height == nil)
    }
}

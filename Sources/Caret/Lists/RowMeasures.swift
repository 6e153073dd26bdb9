/// How large a row is, as far as it says so itself.
@MainActor struct RowMeasures {
    /// Gets the list's width; both in points.
    var height: (@MainActor (CGFloat) -> CGFloat)?
    /// Tells two heights apart that are numbers.
    var fixedHeight: CGFloat?
    var estimatedHeight: CGFloat?
    var size: CGSize?
    var indentation: Int?

    func isEqual(to other: RowMeasures) -> Bool {
        fixedHeight == other.fixedHeight && estimatedHeight == other.estimatedHeight && size == other.size
            && indentation == other.indentation && (height == nil) == (other.height == nil)
    }
}

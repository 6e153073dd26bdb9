/// Lengths of a form's rows, in points.
enum FormMetrics {
    /// UIKit's standard row.
    static let row: CGFloat = 44
    /// A row with a line of small words below.
    static let rowWithProblem: CGFloat = 62
    /// A wheel of words, as high as UIKit's.
    static let wheel: CGFloat = 216
    /// The distance from the sides, as of a cell's own labels.
    static let margin: CGFloat = 16
    /// Between a title and what stands behind it.
    static let gap: CGFloat = 12
    /// How wide titles are at most, as a share of the cell.
    static let titleShare: CGFloat = 0.4
}

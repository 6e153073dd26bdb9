/// The metrics of a form's rows, in points.
enum FormMetrics {
    /// The height of UIKit's standard row.
    static let rowHeight: CGFloat = 44
    /// The height of a row with a message below the field.
    static let rowHeightWithMessage: CGFloat = 62
    /// The height of a picker, as in UIKit.
    static let pickerHeight: CGFloat = 216
    /// The distance of titles and editors from the edges of the cell, equal to that of a cell's own labels.
    static let margin: CGFloat = 16
    /// The distance between a title and its editor.
    static let gap: CGFloat = 12
    /// The maximum width of a title, as a fraction of the cell's width.
    static let maximumTitleFraction: CGFloat = 0.4
}

/// The metrics of a form's rows, in points.
enum FormMetrics {
    /// The minimum height of a row: the height of UIKit's standard row.
    static let rowHeight: CGFloat = 44
    /// The height of a picker, as in UIKit.
    static let pickerHeight: CGFloat = 216
    /// The distance of titles and editors from the edges of the cell, as for a cell's own labels.
    static let margin: CGFloat = 16
    /// The distance between a title and its editor.
    static let gap: CGFloat = 12
    /// The distance of text from the top and the bottom of the row.
    static let padding: CGFloat = 8
    /// The distance of controls from the top and the bottom of the row.
    static let controlPadding: CGFloat = 5
    /// The distance between a title and an editor below it.
    static let lineGap: CGFloat = 4
    /// The part of a message that is inside the padding of the editor.
    static let messageOverlap: CGFloat = 6
    /// The maximum width of a title before an editor without a fixed size, as a fraction of the cell's width.
    static let maximumTitleFraction: CGFloat = 0.4
}

extension UITableView {
    /// How a table looks as a whole.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers and footers stay at the edges while their sections are passed.
        case plain
        /// Rows from edge to edge in groups, with space between them.
        case grouped
        /// Groups with round corners, away from the edges.
        case insetGrouped
    }
}

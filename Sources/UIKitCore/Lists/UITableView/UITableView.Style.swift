extension UITableView {
    /// The styles of a table.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
    public enum Style: Int, Sendable {
        /// Rows that extend from edge to edge. Headers and footers float at the edges while their sections scroll.
        case plain
        /// Groups of rows that extend from edge to edge, with space between the groups.
        case grouped
        /// Inset groups with rounded corners.
        case insetGrouped
    }
}

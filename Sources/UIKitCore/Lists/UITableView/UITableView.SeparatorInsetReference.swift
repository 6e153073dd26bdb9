extension UITableView {
    /// The references from which separator insets are measured.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.enum
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cell.
        case fromCellEdges
        /// The automatic separator insets.
        case fromAutomaticInsets
    }
}

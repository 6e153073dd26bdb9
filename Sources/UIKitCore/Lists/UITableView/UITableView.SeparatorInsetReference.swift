extension UITableView {
    /// What separator insets are counted from.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.enum
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cell.
        case fromCellEdges
        /// The insets that would be there by themselves.
        case fromAutomaticInsets
    }
}

extension UITableViewCell {
    /// The edit controls that a row can show while its table is being edited.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum
    public enum EditingStyle: Int, Sendable {
        /// No edit control.
        case none
        /// The row can be deleted.
        case delete
        /// A row can be inserted.
        case insert
    }
}

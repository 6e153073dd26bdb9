extension UITableViewCell {
    /// What can be done to a row while its table is edited.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none
        /// It can be deleted.
        case delete
        /// Another one can be put in.
        case insert
    }
}

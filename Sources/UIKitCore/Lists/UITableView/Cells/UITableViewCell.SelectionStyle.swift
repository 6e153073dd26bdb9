extension UITableViewCell {
    /// The appearances of a selected cell.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum
    public enum SelectionStyle: Int, Sendable {
        /// The appearance does not change.
        case none
        /// A grey background, the same as `.default`.
        case blue
        /// A grey background.
        case gray
        /// A grey background.
        case `default`
    }
}

extension UITableViewCell {
    /// The styles of the separators between rows.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle
    public enum SeparatorStyle: Int, Sendable {
        /// No separators.
        case none
        /// A line one pixel thick.
        case singleLine
    }
}

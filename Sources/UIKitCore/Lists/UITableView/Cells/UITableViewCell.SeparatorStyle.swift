extension UITableViewCell {
    /// Whether lines stand between rows.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none
        /// A line as thin as the screen can show.
        case singleLine
    }
}

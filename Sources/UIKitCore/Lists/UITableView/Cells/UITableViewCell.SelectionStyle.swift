extension UITableViewCell {
    /// How a cell looks while it is selected.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum
    public enum SelectionStyle: Int, Sendable {
        /// As always.
        case none
        /// With a grey ground, as `.default`.
        case blue
        /// With a grey ground.
        case gray
        /// With a grey ground.
        case `default`
    }
}

extension UITableViewCell {
    /// What stands behind the content of a cell.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none
        /// An arrow: more follows when the row is tapped.
        case disclosureIndicator
        /// A button with an i, and an arrow.
        case detailDisclosureButton
        /// A tick.
        case checkmark
        /// A button with an i.
        case detailButton
    }
}

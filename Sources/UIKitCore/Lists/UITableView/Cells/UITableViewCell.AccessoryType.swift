extension UITableViewCell {
    /// The standard accessories at the trailing edge of a cell.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none
        /// A chevron, which shows that a tap on the row opens more content.
        case disclosureIndicator
        /// An info button and a chevron.
        case detailDisclosureButton
        /// A checkmark.
        case checkmark
        /// An info button.
        case detailButton
    }
}

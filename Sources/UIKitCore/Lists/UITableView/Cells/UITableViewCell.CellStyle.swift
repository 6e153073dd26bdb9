extension UITableViewCell {
    /// How the labels and the image of a cell stand.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
    public enum CellStyle: Int, Sendable {
        /// An image and a label.
        case `default`
        /// A label on the left, and a grey one on the right.
        case value1
        /// A short label in the tint colour, and another right beside it.
        case value2
        /// An image, a label, and a smaller one below it.
        case subtitle
    }
}

extension UITableViewCell {
    /// The arrangements of a cell's labels and image.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
    public enum CellStyle: Int, Sendable {
        /// An image and a label.
        case `default`
        /// A label on the left and a grey label on the right.
        case value1
        /// A short label in the tint colour and a second label beside it.
        case value2
        /// An image, a label, and a smaller label below the first.
        case subtitle
    }
}

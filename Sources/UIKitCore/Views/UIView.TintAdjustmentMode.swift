extension UIView {
    /// Whether tints are shown in full or without colour.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.enum
    public enum TintAdjustmentMode: Int, Sendable {
        /// As in the superview.
        case automatic = 0
        /// In full.
        case normal = 1
        /// Without colour, as behind an alert.
        case dimmed = 2
    }
}

extension UIView {
    /// The modes of showing tint colours.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.enum
    public enum TintAdjustmentMode: Int, Sendable {
        /// The superview's mode.
        case automatic = 0
        /// In full colour.
        case normal = 1
        /// Without colour, as behind an alert.
        case dimmed = 2
    }
}

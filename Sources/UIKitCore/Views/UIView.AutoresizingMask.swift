extension UIView {
    /// The flexible parts of a view when its superview's size changes; the other parts keep their length.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/autoresizing
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits of the parts.
        public let rawValue: UInt

        /// Creates a mask from the bits of `rawValue`.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance to the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the upper edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the lower edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}

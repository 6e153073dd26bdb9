extension UIView {
    /// What of a view gives way when its superview's size changes; the rest keeps its length.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/autoresizing
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The parts' bits.
        public let rawValue: UInt

        /// The parts whose bits are set in `rawValue`.
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

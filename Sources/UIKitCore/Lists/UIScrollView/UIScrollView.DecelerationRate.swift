import UIKitEngines

extension UIScrollView {
    /// How quickly content comes to rest after a finger has left it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// What is left of the speed after one millisecond, between 0 and 1.
        public var rawValue: CGFloat

        /// Makes a rate; between 0 and 1, nearer to 1 is slower.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0.998 per millisecond: for reading.
        public static let normal = DecelerationRate(rawValue: Deceleration.normalRate)
        /// 0.99 per millisecond: for pickers.
        public static let fast = DecelerationRate(rawValue: Deceleration.fastRate)
    }
}

import UIKitEngines

extension UIScrollView {
    /// The rate at which content decelerates after a touch.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction of the velocity that remains after one millisecond, between 0 and 1.
        public var rawValue: CGFloat

        /// Creates a rate between 0 and 1. Values closer to 1 decelerate more slowly.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0.998 per millisecond, the normal rate.
        public static let normal = DecelerationRate(rawValue: Deceleration.normalRate)
        /// 0.99 per millisecond, the rate of pickers.
        public static let fast = DecelerationRate(rawValue: Deceleration.fastRate)
    }
}

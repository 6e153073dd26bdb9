extension UICollectionView {
    /// The positions to which an item can be scrolled. A vertical and a horizontal position can be combined.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits of the set. The values are those of UIKit.
        public let rawValue: UInt

        /// Creates a position from bits with UIKit's values.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The top of the visible area.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The vertical centre of the visible area.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The bottom of the visible area.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The left of the visible area.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The horizontal centre of the visible area.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The right of the visible area.
        public static let right = ScrollPosition(rawValue: 1 << 5)

        /// Returns the offset that moves `frame` to the position, in a viewport with `insets`. On an axis without a
        /// position, returns the nearest offset that shows the frame.
        func offset(of frame: CGRect, from offset: CGPoint, viewport: CGSize, insets: UIEdgeInsets) -> CGPoint {
            let x = Self.axisOffset(
                frame.minX, frame.maxX, from: offset.x, length: viewport.width, before: insets.left, after: insets.right,
                start: contains(.left), middle: contains(.centeredHorizontally), end: contains(.right))
            let y = Self.axisOffset(
                frame.minY, frame.maxY, from: offset.y, length: viewport.height, before: insets.top, after: insets.bottom,
                start: contains(.top), middle: contains(.centeredVertically), end: contains(.bottom))
            return CGPoint(x: x, y: y)
        }

        /// Returns the offset along one axis. `length`, `before` and `after` are the viewport's length and insets.
        private static func axisOffset(
            _ low: CGFloat, _ high: CGFloat, from offset: CGFloat, length: CGFloat, before: CGFloat, after: CGFloat,
            start: Bool, middle: Bool, end: Bool
        ) -> CGFloat {
            if start { return low - before }
            if middle { return (low + high) / 2 - before - (length - before - after) / 2 }
            if end { return high - length + after }
            if low < offset + before { return low - before }
            return high > offset + length - after ? min(low - before, high - length + after) : offset
        }
    }
}

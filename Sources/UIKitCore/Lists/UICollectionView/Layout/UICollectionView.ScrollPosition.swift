extension UICollectionView {
    /// Where an item is to stand when it is scrolled to. One vertical and one horizontal position may be joined.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits, as UIKit's.
        public let rawValue: UInt

        /// Makes a position from UIKit's bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)

        /// The offset that puts `frame` there, for a viewport whose insets are `insets`; no position on an axis is the shortest way.
        func offset(of frame: CGRect, from offset: CGPoint, viewport: CGSize, insets: UIEdgeInsets) -> CGPoint {
            let x = Self.place(
                frame.minX, frame.maxX, from: offset.x, room: viewport.width, before: insets.left, after: insets.right,
                start: contains(.left), middle: contains(.centeredHorizontally), end: contains(.right))
            let y = Self.place(
                frame.minY, frame.maxY, from: offset.y, room: viewport.height, before: insets.top, after: insets.bottom,
                start: contains(.top), middle: contains(.centeredVertically), end: contains(.bottom))
            return CGPoint(x: x, y: y)
        }

        private static func place(
            _ low: CGFloat, _ high: CGFloat, from offset: CGFloat, room: CGFloat, before: CGFloat, after: CGFloat,
            start: Bool, middle: Bool, end: Bool
        ) -> CGFloat {
            if start { return low - before }
            if middle { return (low + high) / 2 - before - (room - before - after) / 2 }
            if end { return high - room + after }
            if low < offset + before { return low - before }
            return high > offset + room - after ? min(low - before, high - room + after) : offset
        }
    }
}

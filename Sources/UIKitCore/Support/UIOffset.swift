/// A displacement of a position, in points.
/// - Source: https://developer.apple.com/documentation/uikit/uioffset
public struct UIOffset: Hashable, Sendable {
    /// The displacement to the right, in points.
    public var horizontal: CGFloat
    /// The displacement downwards, in points.
    public var vertical: CGFloat

    /// No displacement.
    public static let zero = UIOffset()

    /// Creates an offset of zero.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset from two distances, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

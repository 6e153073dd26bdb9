/// A range of numbers.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifloatrange
public struct UIFloatRange: Hashable, Sendable {
    /// The smallest number.
    public var minimum: CGFloat
    /// The largest number.
    public var maximum: CGFloat

    /// The range from 0 to 0.
    public static let zero = UIFloatRange()
    /// The range of all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Creates the range from 0 to 0.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// Creates a range of the numbers between two others.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Whether the range has all numbers.
    public var isInfinite: Bool { self == .infinite }
}

/// Axes of a view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaxis
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From left to right.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both of them.
    public static let both: UIAxis = [.horizontal, .vertical]
}

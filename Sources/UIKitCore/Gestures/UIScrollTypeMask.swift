/// Devices that scroll.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscrolltypemask
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes the set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Wheels, which turn by notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Track pads, which tell of every point.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

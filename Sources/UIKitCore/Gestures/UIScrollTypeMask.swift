/// The types of scrolling devices.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscrolltypemask
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates the set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Scroll wheels, which move in steps.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Track pads, which move continuously.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Both types.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

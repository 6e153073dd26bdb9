/// The direction of a popover's arrow.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipopoverarrowdirection
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up. The popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Down. The popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// Left. The popover is to the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// Right. The popover is to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// All four directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction while the popover is not visible.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

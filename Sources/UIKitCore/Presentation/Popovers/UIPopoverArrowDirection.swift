/// Where a popover's arrow points.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipopoverarrowdirection
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes the set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up: the popover is below what it belongs to.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Down: the popover is above.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left: the popover is at the right.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right: the popover is at the left.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// All four.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The popover is not on the screen.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// An item that can become focused.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusitem
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can become focused.
    var canBecomeFocused: Bool { get }
    /// The frame of the item, in points of its container.
    var frame: CGRect { get }
    /// The effect that indicates the focus; `nil` for none.
    var focusEffect: UIFocusEffect? { get }
    /// The priority with which Tab selects the item within its group; the highest is selected.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
    /// `nil`.
    public var focusEffect: UIFocusEffect? { nil }
    /// `.ignored`.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    /// Whether the item has the focus.
    public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}

/// The priority with which Tab selects an item within its group. The item with the highest priority is selected.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusgrouppriority
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number.
    public let rawValue: Int
    /// Creates a priority from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a priority from a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// The default priority: 0.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// The priority of the item that had the focus last: 1000.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// The priority of a prominent item, such as a selected row: 2000.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// The priority of the focused item: the highest.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)

    /// Returns whether the left priority is lower.
    public static func < (one: UIFocusGroupPriority, other: UIFocusGroupPriority) -> Bool { one.rawValue < other.rawValue }
}

/// The direction in which the focus moves.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusheading
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates the set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up.
    public static let up = UIFocusHeading(rawValue: 1)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 2)
    /// Left.
    public static let left = UIFocusHeading(rawValue: 4)
    /// Right.
    public static let right = UIFocusHeading(rawValue: 8)
    /// To the next group.
    public static let next = UIFocusHeading(rawValue: 16)
    /// To the previous group.
    public static let previous = UIFocusHeading(rawValue: 32)
}

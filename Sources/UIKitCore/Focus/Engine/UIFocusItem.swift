/// Something that can have the focus.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusitem
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the focus may come to it.
    var canBecomeFocused: Bool { get }
    /// Where it stands, in points of what holds it.
    var frame: CGRect { get }
    /// What is seen around it while it has the focus; `nil` for nothing.
    var focusEffect: UIFocusEffect? { get }
    /// Which item of a group Tab comes to: the one with the highest priority.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
    /// `nil`.
    public var focusEffect: UIFocusEffect? { nil }
    /// `.ignored`.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    /// Whether it has the focus.
    public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}

/// How much an item wants to be the one of its group that Tab comes to. Larger ones win.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusgrouppriority
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number.
    public let rawValue: Int
    /// Makes a priority from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Makes a priority from a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// As all others: 0.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// Had the focus last: 1000.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// Stands out, as a selected row does: 2000.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// Has the focus: the highest.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)

    /// Lower ones come first.
    public static func < (one: UIFocusGroupPriority, other: UIFocusGroupPriority) -> Bool { one.rawValue < other.rawValue }
}

/// The way that the focus moved.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusheading
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes the set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up.
    public static let up = UIFocusHeading(rawValue: 1)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 2)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 4)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 8)
    /// To the next group.
    public static let next = UIFocusHeading(rawValue: 16)
    /// To the group before.
    public static let previous = UIFocusHeading(rawValue: 32)
}

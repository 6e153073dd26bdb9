/// The directions of an edit menu's arrow.
///
/// - Source: https://developer.apple.com/documentation/uikit/uieditmenuarrowdirection
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// The menu is above the target, or below if it fits only there.
    case automatic = 0
    /// The menu is below the target, and points up.
    case up = 1
    /// The menu is above the target, and points down.
    case down = 2
    /// The menu is to the right of the target, and points left.
    case left = 3
    /// The menu is to the left of the target, and points right.
    case right = 4
}

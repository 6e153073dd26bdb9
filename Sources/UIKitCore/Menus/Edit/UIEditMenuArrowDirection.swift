/// On which side of what it is about an edit menu stands.
///
/// - Source: https://developer.apple.com/documentation/uikit/uieditmenuarrowdirection
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Above, or below where there is more room.
    case automatic = 0
    /// Below: the menu points up.
    case up = 1
    /// Above: the menu points down.
    case down = 2
    /// At the right: the menu points left.
    case left = 3
    /// At the left: the menu points right.
    case right = 4
}

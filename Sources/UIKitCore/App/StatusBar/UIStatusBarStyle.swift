/// What the bar with the time looks like over a screen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark over light interfaces, bright over dark ones.
    case `default` = 0
    /// Bright, for dark content below it.
    case lightContent = 1
    /// Dark, for bright content below it.
    case darkContent = 3
}

/// How the bar with the time comes and goes.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistatusbaranimation
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// It fades.
    case fade = 1
    /// It moves out over the upper edge.
    case slide = 2
}

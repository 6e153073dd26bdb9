/// The style of the status bar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark in a light interface style, bright in a dark interface style.
    case `default` = 0
    /// Bright, for dark content under the bar.
    case lightContent = 1
    /// Dark, for bright content under the bar.
    case darkContent = 3
}

/// The animation with which the status bar is shown and hidden.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistatusbaranimation
public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation.
    case none = 0
    /// The bar fades.
    case fade = 1
    /// The bar slides across the upper edge.
    case slide = 2
}

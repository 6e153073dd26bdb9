/// The style of the status bar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark over light interfaces, bright over dark ones.
    case `default` = 0
    /// Bright, for dark content below the bar.
    case lightContent = 1
    /// Dark, for bright content below the bar.
    case darkContent = 3
}

/// The animation of showing and hiding the status bar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistatusbaranimation
public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation.
    case none = 0
    /// The bar fades.
    case fade = 1
    /// The bar slides over the upper edge.
    case slide = 2
}

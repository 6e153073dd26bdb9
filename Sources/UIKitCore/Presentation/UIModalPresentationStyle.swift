/// The styles in which a controller is presented.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
    /// Full screen. The views below are removed after the transition.
    case fullScreen = 0
    /// A sheet. In a regular environment it has the size of a page; otherwise it is a card, above which a strip of
    /// the screen remains visible.
    case pageSheet = 1
    /// A small centred sheet in a regular environment, otherwise a card.
    case formSheet = 2
    /// The area of the nearest controller that defines a presentation context. The view of that controller is
    /// removed.
    case currentContext = 3
    /// A style that the controller's `transitioningDelegate` defines.
    case custom = 4
    /// Full screen. The views below are kept.
    case overFullScreen = 5
    /// The area of the nearest controller that defines a presentation context. The view of that controller is kept.
    case overCurrentContext = 6
    /// A popover with an arrow in a regular width, otherwise a sheet.
    case popover = 7
    /// No presentation.
    case none = -1
    /// The controller's default style, which is a page sheet for most controllers.
    case automatic = -2
}

/// The animations of presentations without a custom animator.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable {
    /// The view slides up from the bottom edge, and slides down to dismiss.
    case coverVertical = 0
    /// The screen flips, with the presented view on its back.
    case flipHorizontal = 1
    /// The views crossfade.
    case crossDissolve = 2
}

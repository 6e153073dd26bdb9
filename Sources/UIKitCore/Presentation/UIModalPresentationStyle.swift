/// The style in which a controller is presented.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
    /// Full screen; the views below are removed after the transition.
    case fullScreen = 0
    /// A sheet: of the size of a page in a regular environment, else a card that leaves a strip of the screen below
    /// visible.
    case pageSheet = 1
    /// A small centred sheet in a regular environment, else a card.
    case formSheet = 2
    /// The area of the nearest controller that defines a presentation context, whose view is removed.
    case currentContext = 3
    /// A style that the controller's `transitioningDelegate` determines.
    case custom = 4
    /// Full screen; the views below stay.
    case overFullScreen = 5
    /// The area of the nearest controller that defines a presentation context; its view stays.
    case overCurrentContext = 6
    /// A popover with an arrow in a regular width, else a sheet.
    case popover = 7
    /// No presentation.
    case none = -1
    /// The style that suits the controller: a page sheet for most.
    case automatic = -2
}

/// The animation of a presentation without a custom animator.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable {
    /// The view slides up from the lower edge, and down to dismiss.
    case coverVertical = 0
    /// The screen flips, with the presented view on its back.
    case flipHorizontal = 1
    /// The views crossfade.
    case crossDissolve = 2
}

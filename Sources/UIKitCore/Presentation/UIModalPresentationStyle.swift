/// How a presented controller's view stands on the screen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
    /// The whole screen; the views below are taken away when it is there.
    case fullScreen = 0
    /// A sheet: as large as a page where there is room, else a card that leaves a strip of the screen below free.
    case pageSheet = 1
    /// A small sheet in the middle where there is room, else a card.
    case formSheet = 2
    /// The area of the nearest controller that defines a context, whose view is taken away.
    case currentContext = 3
    /// As the controller's `transitioningDelegate` says.
    case custom = 4
    /// The whole screen; the views below stay.
    case overFullScreen = 5
    /// The area of the nearest controller that defines a context; its view stays.
    case overCurrentContext = 6
    /// A card with an arrow where there is room, else a sheet.
    case popover = 7
    /// No presentation.
    case none = -1
    /// What suits the controller: a page sheet for most.
    case automatic = -2
}

/// How a presented controller's view comes and goes where it has no animation of its own.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable {
    /// It comes from the lower edge, and leaves there.
    case coverVertical = 0
    /// The screen turns around: what is presented is on its back.
    case flipHorizontal = 1
    /// It appears while the old one disappears.
    case crossDissolve = 2
}

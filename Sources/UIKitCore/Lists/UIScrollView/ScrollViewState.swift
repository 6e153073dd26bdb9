import UIKitEngines

/// The scrolling state of a scroll view.
@MainActor struct ScrollViewState {
    var machine = ScrollMachine()
    /// The adjusted insets at the last change.
    var insets = UIEdgeInsets.zero
    /// The former adjusted insets, to which the offset refers. Set when the insets change outside of a window;
    /// otherwise `nil`.
    var insetsOfOffset: UIEdgeInsets?
    /// The height by which a collapsed bar above can expand when content is pulled down, in points. The top inset
    /// grows by this height.
    var expandableBarHeight: CGFloat = 0
    /// The last size for which `machine` was updated.
    var size = CGSize.zero
    var bouncesHorizontally = true
    var bouncesVertically = true
    /// The alignment of content that is smaller than the scroll view, 0…1 on each axis.
    var alignment = CGPoint.zero
    /// Whether a touch is down on the content.
    var hasTouch = false
    /// Whether a wheel or a key is scrolling the content.
    var isUserScrollAnimation = false
    /// Whether a tap on the status bar is scrolling the content.
    var isScrollingToTop = false
    /// Whether a movement is changing the offset. Setting the offset then does not stop the movement.
    var isMoving = false
    /// Whether the app is setting the offset and `machine` is already up to date.
    var isSettingOffset = false
    /// Whether the content is scrolled temporarily to answer a query. During this time, delegate and observers are not
    /// notified.
    var isMeasuringAhead = false
    /// The frame callback during a movement.
    var link: LinkToken?

    var isTracking: Bool { hasTouch || isDragging }

    var isDragging: Bool {
        if case .dragging = machine.state { true } else { false }
    }

    var isDecelerating: Bool {
        if case .decelerating = machine.state { true } else { false }
    }

    var isAnimating: Bool {
        if case .animating = machine.state { true } else { false }
    }
}

import UIKitEngines

/// The scrolling state of a scroll view.
@MainActor struct ScrollRecord {
    var machine = ScrollMachine()
    /// The adjusted insets at the last change.
    var insets = UIEdgeInsets.zero
    /// The adjusted insets for which the offset was set, if insets have changed outside of a window since.
    var insetsOfOffset: UIEdgeInsets?
    /// The distance by which the top inset can still grow, in points, because a bar above expands when content is
    /// pulled down.
    var hiddenTop: CGFloat = 0
    /// The last size for which `machine` was updated.
    var size = CGSize.zero
    var bouncesHorizontally = true
    var bouncesVertically = true
    /// The alignment of content smaller than the scroll view, 0…1 on each axis.
    var alignment = CGPoint.zero
    /// Whether a touch is down on the content.
    var hasTouch = false
    /// Whether the content is being scrolled by a wheel or a key.
    var glidesByUser = false
    /// Whether the content is being scrolled because of a tap on the status bar.
    var goesToTop = false
    /// Whether the offset is changing because of a movement, which setting the offset meanwhile does not stop.
    var isMoving = false
    /// Whether the offset is being set by the app, with `machine` updated.
    var isPlacing = false
    /// Whether the content is being scrolled temporarily for a query, without notifications.
    var isLookingAhead = false
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

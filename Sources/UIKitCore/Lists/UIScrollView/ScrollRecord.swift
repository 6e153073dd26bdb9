import UIKitEngines

/// What a scroll view knows of its movement.
@MainActor struct ScrollRecord {
    var machine = ScrollMachine()
    /// The adjusted insets as of the last change.
    var insets = UIEdgeInsets.zero
    /// The adjusted insets that the offset was placed for, while insets changed outside of a window since.
    var insetsOfOffset: UIEdgeInsets?
    /// How much longer the upper inset can still become, in points, because a bar above grows when content is pulled down.
    var hiddenTop: CGFloat = 0
    /// The size that `machine` was last told of.
    var size = CGSize.zero
    var bouncesHorizontally = true
    var bouncesVertically = true
    /// Where content stands that is smaller than the scroll view, 0…1 on each axis.
    var alignment = CGPoint.zero
    /// A finger is down on content.
    var hasFinger = false
    /// Content moves because of a wheel or a key.
    var glidesByUser = false
    /// Content moves because the status bar was tapped.
    var goesToTop = false
    /// The offset changes because content moves: setting it from within does not stop the movement.
    var isMoving = false
    /// The offset changes because the app sets it, and the machine knows.
    var isPlacing = false
    /// Content is looked through and comes back before anybody sees it: nobody is told.
    var isLookingAhead = false
    /// Runs each frame while content moves by itself.
    var link: LinkToken?

    var isTracking: Bool { hasFinger || isDragging }

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

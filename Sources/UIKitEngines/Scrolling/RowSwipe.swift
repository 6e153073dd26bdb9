import CoreGraphics

/// The horizontal displacement of a row during a swipe, and the result of the swipe.
package struct RowSwipe: Equatable, Sendable {
    /// The result of a swipe when the touch ends.
    package enum End: Equatable, Sendable {
        /// The row stays displaced, and its actions can be tapped.
        case open
        /// The row returns to its original position.
        case close
        /// The first action is performed.
        case perform
    }

    /// The velocity above which a swipe opens or closes the row, in points per second.
    private static let flickVelocity: CGFloat = 300
    /// The fraction of a row's width beyond which the swipe performs the first action.
    private static let fullSwipeFraction: CGFloat = 0.6

    /// The edge at which the actions are located: 1 for left, -1 for right.
    package let side: CGFloat
    /// The width of all actions together, in points.
    package let actionsWidth: CGFloat
    /// Whether a long swipe performs the first action.
    package let allowsFullSwipe: Bool
    /// The displacement of the row, in points; positive to the right.
    package private(set) var offset: CGFloat = 0
    /// Whether the first action is performed if the touch ends now.
    package private(set) var isFullSwipe = false
    /// The displacement of the row when the touch began, in points.
    private var start: CGFloat = 0

    package init(side: CGFloat, actionsWidth: CGFloat, allowsFullSwipe: Bool) {
        self.side = side
        self.actionsWidth = actionsWidth
        self.allowsFullSwipe = allowsFullSwipe
    }

    /// Begins a swipe at the row's current displacement.
    package mutating func begin() { start = offset }

    /// Moves the row for a touch that is `travel` points to the right of its start. The row is `width` points wide.
    package mutating func move(by travel: CGFloat, width: CGFloat) {
        var distance = max(0, (start + travel) * side)
        if distance > actionsWidth, !allowsFullSwipe { distance = RubberBand(dimension: width).clamp(distance, to: 0...actionsWidth) }
        offset = side * min(distance, width)
        isFullSwipe = allowsFullSwipe && distance > Self.fullSwipeFraction * width
    }

    /// Returns the result if the touch ends now. `velocity` is in points per second, positive to the right.
    package func end(velocity: CGFloat) -> End {
        if isFullSwipe { return .perform }
        let outward = velocity * side
        if abs(outward) > Self.flickVelocity { return outward > 0 ? .open : .close }
        return abs(offset) > actionsWidth / 2 ? .open : .close
    }

    /// Displaces the row by the width of its actions.
    package mutating func open() { offset = side * actionsWidth }
}

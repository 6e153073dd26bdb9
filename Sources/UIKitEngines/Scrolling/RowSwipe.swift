import CoreGraphics

/// How far a row is away from its place while a finger swipes it: a value that the finger moves, and that says what comes of it.
package struct RowSwipe: Equatable, Sendable {
    /// What comes of a swipe when the finger leaves.
    package enum End: Equatable, Sendable {
        /// The row stays away, and its actions can be tapped.
        case open
        /// The row goes back.
        case close
        /// The first action is performed.
        case perform
    }

    /// Above this speed a finger means to open or close, in points per second.
    private static let flick: CGFloat = 300
    /// The part of a row's width after which a swipe performs the first action.
    private static let fullShare: CGFloat = 0.6

    /// Which edge the actions stand at, read from left to right: 1 at the left, -1 at the right.
    package let side: CGFloat
    /// How wide all actions are together, in points.
    package let actionsWidth: CGFloat
    /// A long swipe performs the first action.
    package let goesFull: Bool
    /// How far the row is away, in points; positive to the right.
    package private(set) var offset: CGFloat = 0
    /// The first action is performed if the finger leaves now.
    package private(set) var isFull = false
    /// How far the row was away when the finger came down.
    private var start: CGFloat = 0

    package init(side: CGFloat, actionsWidth: CGFloat, goesFull: Bool) {
        self.side = side
        self.actionsWidth = actionsWidth
        self.goesFull = goesFull
    }

    /// A finger came down on the row, wherever that is now.
    package mutating func begin() { start = offset }

    /// The finger is `travel` points to the right of where it came down, on a row that is `width` points wide.
    package mutating func move(by travel: CGFloat, width: CGFloat) {
        var distance = max(0, (start + travel) * side)
        if distance > actionsWidth, !goesFull { distance = RubberBand(dimension: width).clamp(distance, to: 0...actionsWidth) }
        offset = side * min(distance, width)
        isFull = goesFull && distance > Self.fullShare * width
    }

    /// What comes of it if the finger leaves with that speed to the right, in points per second.
    package func end(velocity: CGFloat) -> End {
        if isFull { return .perform }
        let outward = velocity * side
        if abs(outward) > Self.flick { return outward > 0 ? .open : .close }
        return abs(offset) > actionsWidth / 2 ? .open : .close
    }

    /// The row stays away as far as its actions are wide.
    package mutating func open() { offset = side * actionsWidth }
}

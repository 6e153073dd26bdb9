import CoreGraphics

/// A movement of a mouse wheel, or of two fingers on a track pad.
package struct ScrollEvent: Hashable, Sendable {
    /// The location in the window, in points.
    package var location: CGPoint
    /// The distance by which the content moves, in points. A positive `deltaY` reveals content above.
    package var deltaX: CGFloat
    package var deltaY: CGFloat
    /// Whether the device reports points (track pad) rather than notches (wheel).
    package var isPrecise: Bool
    /// The time in seconds on the frame clock.
    package var timestamp: TimeInterval

    package init(location: CGPoint, deltaX: CGFloat, deltaY: CGFloat, isPrecise: Bool, timestamp: TimeInterval) {
        self.location = location
        self.deltaX = deltaX
        self.deltaY = deltaY
        self.isPrecise = isPrecise
        self.timestamp = timestamp
    }
}

import CoreGraphics

/// A turn of a mouse wheel, or two fingers on a track pad.
package struct ScrollEvent: Hashable, Sendable {
    /// In points, from the window's top left corner.
    package var location: CGPoint
    /// How far the content should move, in points: a positive `deltaY` shows what lies above.
    package var deltaX: CGFloat
    package var deltaY: CGFloat
    /// Whether the device reports every point (track pad) and not notches (wheel).
    package var isPrecise: Bool
    /// Seconds on the frame clock.
    package var timestamp: TimeInterval

    package init(location: CGPoint, deltaX: CGFloat, deltaY: CGFloat, isPrecise: Bool, timestamp: TimeInterval) {
        self.location = location
        self.deltaX = deltaX
        self.deltaY = deltaY
        self.isPrecise = isPrecise
        self.timestamp = timestamp
    }
}

import CoreGraphics

/// A pinch gesture on a track pad, or its equivalent: a wheel with Control.
package struct PinchEvent: Hashable, Sendable {
    /// The location of the pointer in the window, in points.
    package var location: CGPoint
    /// The scale factor since the last event, greater than 0.
    package var scale: CGFloat
    /// The time in seconds on the frame clock.
    package var timestamp: TimeInterval

    package init(location: CGPoint, scale: CGFloat, timestamp: TimeInterval) {
        self.location = location
        self.scale = scale
        self.timestamp = timestamp
    }
}

import CoreGraphics

/// Two fingers on a track pad that come apart or together, or what stands for it: a wheel with Control.
package struct PinchEvent: Hashable, Sendable {
    /// The pointer's place, in points, from the window's top left corner.
    package var location: CGPoint
    /// By which factor the content should grow since the last event; more than 0.
    package var scale: CGFloat
    /// Seconds on the frame clock.
    package var timestamp: TimeInterval

    package init(location: CGPoint, scale: CGFloat, timestamp: TimeInterval) {
        self.location = location
        self.scale = scale
        self.timestamp = timestamp
    }
}

import Foundation

/// The time of a frame, and the time at which it is displayed, in seconds on the frame clock.
package struct FrameTime: Hashable, Sendable {
    package var timestamp: TimeInterval
    package var targetTimestamp: TimeInterval

    package init(timestamp: TimeInterval, targetTimestamp: TimeInterval) {
        self.timestamp = timestamp
        self.targetTimestamp = targetTimestamp
    }
}

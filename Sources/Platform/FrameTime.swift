import Foundation

/// The moment a frame stands for, and the one at which it is meant to be seen. In seconds on the frame clock.
package struct FrameTime: Hashable, Sendable {
    package var timestamp: TimeInterval
    package var targetTimestamp: TimeInterval

    package init(timestamp: TimeInterval, targetTimestamp: TimeInterval) {
        self.timestamp = timestamp
        self.targetTimestamp = targetTimestamp
    }
}

import CoreGraphics

/// A movement of a given duration that starts and ends at rest, as in `setContentOffset(_:animated:)`. The timing
/// function is smoothstep.
package struct Ease: Equatable, Sendable {
    /// 0.3 s: the duration of an animated change of the content offset. Observed on iOS.
    package static let scrollDuration: TimeInterval = 0.3

    /// The start, in points.
    package let start: CGFloat
    /// The target, in points.
    package let target: CGFloat
    /// The duration, in seconds.
    package let duration: TimeInterval

    package init(start: CGFloat, target: CGFloat, duration: TimeInterval = scrollDuration) {
        self.start = start
        self.target = target
        self.duration = duration
    }

    /// Returns the position in points at `time`, in seconds since the start.
    package func position(at time: TimeInterval) -> CGFloat {
        guard duration > 0, time < duration else { return target }
        let fraction = CGFloat(max(0, time) / duration)
        return start + (target - start) * fraction * fraction * (3 - 2 * fraction)
    }
}

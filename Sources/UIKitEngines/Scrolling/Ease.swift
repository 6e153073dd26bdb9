import CoreGraphics

/// A movement of a given duration that starts and ends at rest: `setContentOffset(_:animated:)`.
package struct Ease: Equatable, Sendable {
    /// 0.3 s: how long an animated change of the content's offset takes. Observed on iOS.
    package static let scrollDuration: TimeInterval = 0.3

    /// Points.
    package let start: CGFloat
    /// Points.
    package let target: CGFloat
    /// Seconds.
    package let duration: TimeInterval

    package init(start: CGFloat, target: CGFloat, duration: TimeInterval = scrollDuration) {
        self.start = start
        self.target = target
        self.duration = duration
    }

    /// Points; `time` in seconds since the start.
    package func position(at time: TimeInterval) -> CGFloat {
        guard duration > 0, time < duration else { return target }
        let unit = CGFloat(max(0, time) / duration)
        return start + (target - start) * unit * unit * (3 - 2 * unit)
    }
}

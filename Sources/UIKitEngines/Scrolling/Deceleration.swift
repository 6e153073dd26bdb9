import CoreGraphics

/// The deceleration of a scroll view's content along one axis after the touch ended.
///
/// The velocity is multiplied by `rate` every millisecond, so that `position` is an exponential decay toward
/// `target`. Because this function has a closed form, content passes the same points at any frame rate.
/// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct
package struct Deceleration: Equatable, Sendable {
    /// 0.998, `UIScrollView.DecelerationRate.normal`.
    package static let normalRate: CGFloat = 0.998
    /// 0.99, `UIScrollView.DecelerationRate.fast`.
    package static let fastRate: CGFloat = 0.99
    /// 0.5 pt: the distance from the target below which content is at rest.
    package static let threshold: CGFloat = 0.5

    /// The start, in points.
    package private(set) var start: CGFloat
    /// The position that the content approaches, in points.
    package private(set) var target: CGFloat
    /// The rate at which the logarithm of the velocity decreases, per second; positive.
    private let decay: CGFloat

    /// Creates a deceleration.
    ///
    /// - Parameters:
    ///   - velocity: The initial velocity, in points per second.
    ///   - rate: The factor of the velocity per millisecond, between 0 and 1 exclusive.
    package init(start: CGFloat, velocity: CGFloat, rate: CGFloat = normalRate) {
        self.start = start
        decay = Self.decay(of: rate)
        target = start + velocity / decay
    }

    private static func decay(of rate: CGFloat) -> CGFloat {
        let clampedRate = min(max(rate, 0.001), 0.9999)
        return -1000 * CGFloat(log(Double(clampedRate)))
    }

    /// Returns the position in points at `time`, in seconds since the touch ended.
    package func position(at time: TimeInterval) -> CGFloat {
        target - (target - start) * CGFloat(exp(-Double(decay) * max(0, time)))
    }

    /// Returns the velocity at `time`, in points per second.
    package func velocity(at time: TimeInterval) -> CGFloat {
        (target - start) * decay * CGFloat(exp(-Double(decay) * max(0, time)))
    }

    /// The time until the content is within `threshold` of its target, in seconds.
    package var duration: TimeInterval {
        let distance = abs(target - start)
        guard distance > Self.threshold else { return 0 }
        return log(Double(distance / Self.threshold)) / Double(decay)
    }

    /// Returns the time at which the content passes `position`, in seconds; `nil` if it never does.
    package func time(of position: CGFloat) -> TimeInterval? {
        let total = target - start
        let remaining = target - position
        guard total != 0, remaining / total > 0, remaining / total <= 1 else { return nil }
        return -log(Double(remaining / total)) / Double(decay)
    }

    /// Returns the same movement, shifted by `distance` points.
    package func shifted(by distance: CGFloat) -> Deceleration {
        var result = self
        result.start += distance
        result.target += distance
        return result
    }
}

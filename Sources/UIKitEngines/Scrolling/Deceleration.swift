import CoreGraphics

/// How a scroll view coasts along one axis after the finger left it.
///
/// Speed falls by the factor `rate` every millisecond, so `position` has a closed form: any frame rate, and any number of
/// dropped frames, leads through the same points.
/// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct
package struct Deceleration: Equatable, Sendable {
    /// 0.998, `UIScrollView.DecelerationRate.normal`.
    package static let normalRate: CGFloat = 0.998
    /// 0.99, `UIScrollView.DecelerationRate.fast`.
    package static let fastRate: CGFloat = 0.99
    /// 0.5 pt: closer to its target than this, content is taken to have arrived.
    package static let threshold: CGFloat = 0.5

    /// Points.
    package private(set) var start: CGFloat
    /// Where it would come to rest after all time, in points.
    package private(set) var target: CGFloat
    /// What one second's worth of milliseconds does to the logarithm of speed; positive, per second.
    private let decay: CGFloat

    /// - Parameters:
    ///   - velocity: points per second.
    ///   - rate: what is left of the speed after one millisecond, 0…1 without its ends.
    package init(start: CGFloat, velocity: CGFloat, rate: CGFloat = normalRate) {
        self.start = start
        decay = Self.decay(of: rate)
        target = start + velocity / decay
    }

    private static func decay(of rate: CGFloat) -> CGFloat {
        let inside = min(max(rate, 0.001), 0.9999)
        return -1000 * CGFloat(log(Double(inside)))
    }

    /// Points; `time` in seconds since the finger left.
    package func position(at time: TimeInterval) -> CGFloat {
        target - (target - start) * CGFloat(exp(-Double(decay) * max(0, time)))
    }

    /// Points per second.
    package func velocity(at time: TimeInterval) -> CGFloat {
        (target - start) * decay * CGFloat(exp(-Double(decay) * max(0, time)))
    }

    /// Seconds until content is within `threshold` of its target.
    package var duration: TimeInterval {
        let distance = abs(target - start)
        guard distance > Self.threshold else { return 0 }
        return log(Double(distance / Self.threshold)) / Double(decay)
    }

    /// Seconds until `position` is passed, or `nil` if it never is.
    package func time(of position: CGFloat) -> TimeInterval? {
        let whole = target - start
        let rest = target - position
        guard whole != 0, rest / whole > 0, rest / whole <= 1 else { return nil }
        return -log(Double(rest / whole)) / Double(decay)
    }

    /// The same movement, `distance` points further on.
    package func shifted(by distance: CGFloat) -> Deceleration {
        var result = self
        result.start += distance
        result.target += distance
        return result
    }
}

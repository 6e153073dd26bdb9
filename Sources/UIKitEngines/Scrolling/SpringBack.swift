import CoreGraphics

/// A critically damped spring, which does not oscillate. It returns content from past an edge, or settles it on a
/// page.
///
/// The position is `target + (x₀ + (v₀ + ω·x₀)·t)·e^(−ω·t)` with displacement `x₀`, velocity `v₀` and frequency `ω`.
package struct SpringBack: Equatable, Sendable {
    /// 10 per second: the frequency of a return from past an edge. Observed: about half a second from 100 pt.
    package static let bounceFrequency: CGFloat = 10
    /// 16 per second: the frequency of settling on a page. Observed: about 0.4 s for a page of 390 pt.
    package static let pageFrequency: CGFloat = 16

    /// The start, in points.
    package let start: CGFloat
    /// The target, in points.
    package let target: CGFloat
    /// The initial velocity, in points per second.
    package let velocity: CGFloat
    /// The natural frequency, per second.
    package let frequency: CGFloat

    package init(start: CGFloat, target: CGFloat, velocity: CGFloat = 0, frequency: CGFloat = bounceFrequency) {
        self.start = start
        self.target = target
        self.velocity = velocity
        self.frequency = frequency
    }

    /// Returns a spring that does not overshoot its target at any initial velocity.
    package static func settling(start: CGFloat, target: CGFloat, velocity: CGFloat, frequency: CGFloat) -> SpringBack {
        let distance = target - start
        let limit = frequency * abs(distance)
        let limitedVelocity = distance < 0 ? min(0, max(velocity, -limit)) : max(0, min(velocity, limit))
        return SpringBack(start: start, target: target, velocity: limitedVelocity, frequency: frequency)
    }

    private var displacement: CGFloat { start - target }
    private var drift: CGFloat { velocity + frequency * displacement }

    /// Returns the position in points at `time`, in seconds since the release.
    package func position(at time: TimeInterval) -> CGFloat {
        let time = CGFloat(max(0, time))
        return target + (displacement + drift * time) * CGFloat(exp(-Double(frequency * time)))
    }

    /// Returns the velocity at `time`, in points per second.
    package func velocity(at time: TimeInterval) -> CGFloat {
        let time = CGFloat(max(0, time))
        return (drift - frequency * (displacement + drift * time)) * CGFloat(exp(-Double(frequency * time)))
    }

    /// The time after which the position stays within half a point of the target, in seconds.
    package var duration: TimeInterval {
        let threshold = Double(Deceleration.threshold)
        guard abs(displacement) > Deceleration.threshold || abs(velocity) > 1 else { return 0 }
        // From this time on, both terms are below half the threshold; `2x·e^-x ≤ 2/e·e^(-x/2)` bounds the second one.
        let first = log(max(1, 2 * Double(abs(displacement)) / threshold)) / Double(frequency)
        let second = 2 * log(max(1, 4 * Double(abs(drift)) / (2.718_281_828 * Double(frequency) * threshold))) / Double(frequency)
        return max(first, second)
    }

    /// Returns the same movement, shifted by `distance` points.
    package func shifted(by distance: CGFloat) -> SpringBack {
        SpringBack(start: start + distance, target: target + distance, velocity: velocity, frequency: frequency)
    }
}

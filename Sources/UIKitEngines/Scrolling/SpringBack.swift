import CoreGraphics

/// A critically damped spring: comes back from past an edge, or settles on a page, as fast as it can without swinging.
package struct SpringBack: Equatable, Sendable {
    /// 10 per second: how fast content returns from past its edge. Observed: about half a second from 100 pt.
    package static let bounceFrequency: CGFloat = 10
    /// 16 per second: how fast a page settles. Observed: about 0.4 s for a page of 390 pt.
    package static let pageFrequency: CGFloat = 16

    /// Points.
    package let start: CGFloat
    /// Points.
    package let target: CGFloat
    /// Points per second.
    package let velocity: CGFloat
    /// Per second.
    package let frequency: CGFloat

    package init(start: CGFloat, target: CGFloat, velocity: CGFloat = 0, frequency: CGFloat = bounceFrequency) {
        self.start = start
        self.target = target
        self.velocity = velocity
        self.frequency = frequency
    }

    /// A spring that does not run past its target, however fast it starts.
    package static func settling(start: CGFloat, target: CGFloat, velocity: CGFloat, frequency: CGFloat) -> SpringBack {
        let distance = target - start
        let limit = frequency * abs(distance)
        let towards = distance < 0 ? min(0, max(velocity, -limit)) : max(0, min(velocity, limit))
        return SpringBack(start: start, target: target, velocity: towards, frequency: frequency)
    }

    private var displacement: CGFloat { start - target }
    private var drift: CGFloat { velocity + frequency * displacement }

    /// Points; `time` in seconds since the spring was let go.
    package func position(at time: TimeInterval) -> CGFloat {
        let time = CGFloat(max(0, time))
        return target + (displacement + drift * time) * CGFloat(exp(-Double(frequency * time)))
    }

    /// Points per second.
    package func velocity(at time: TimeInterval) -> CGFloat {
        let time = CGFloat(max(0, time))
        return (drift - frequency * (displacement + drift * time)) * CGFloat(exp(-Double(frequency * time)))
    }

    /// Seconds until it stays within half a point of its target.
    package var duration: TimeInterval {
        let threshold = Double(Deceleration.threshold)
        guard abs(displacement) > Deceleration.threshold || abs(velocity) > 1 else { return 0 }
        // Both parts of the sum are below half the threshold from here on; `2x·e^-x ≤ 2/e·e^(-x/2)` bounds the second.
        let first = log(max(1, 2 * Double(abs(displacement)) / threshold)) / Double(frequency)
        let second = 2 * log(max(1, 4 * Double(abs(drift)) / (2.718_281_828 * Double(frequency) * threshold))) / Double(frequency)
        return max(first, second)
    }

    /// The same movement, `distance` points further on.
    package func shifted(by distance: CGFloat) -> SpringBack {
        SpringBack(start: start + distance, target: target + distance, velocity: velocity, frequency: frequency)
    }
}

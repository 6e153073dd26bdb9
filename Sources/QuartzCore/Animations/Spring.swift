/// A damped spring that is let go at 0 and comes to rest at 1.
package struct Spring: Sendable {
    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    /// In lengths of the way per second, towards the end.
    package var velocity: Double

    package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        self.mass = max(mass, 1e-6)
        self.stiffness = max(stiffness, 1e-6)
        self.damping = max(damping, 0)
        self.velocity = velocity
    }

    /// UIKit's form: a damping ratio (1 does not swing) and a duration after which the spring rests.
    package init(dampingRatio: Double, settlingIn duration: Double, velocity: Double) {
        let ratio = min(max(dampingRatio, 0.01), 1)
        // The envelope e^(-ζωt) is a thousandth after ln(1000)/ζω seconds; critical damping takes a little longer.
        let frequency = (ratio < 1 ? log(1000) : 9.23) / (ratio * max(duration, 1e-3))
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    }

    /// A spring by Apple's pair of perceived duration, in seconds, and bounce: 0 does not swing, 1 does for ever, below 0 it creeps.
    ///
    /// - Source: https://developer.apple.com/videos/play/wwdc2023/10158 (Animate with springs)
    package init(perceivedDuration: Double, bounce: Double, velocity: Double) {
        let bounce = min(max(bounce, -0.99), 1)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        let frequency = 2 * Double.pi / max(perceivedDuration, 1e-3)
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    }

    package var perceivedDuration: Double { 2 * .pi / frequency }
    package var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
    /// The weakest brake with which it does not swing.
    package var criticalDamping: Double { 2 * (stiffness * mass).squareRoot() }

    private var frequency: Double { (stiffness / mass).squareRoot() }
    private var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// Where the spring is, `time` seconds after it was let go.
    package func value(at time: Double) -> Double {
        let w = frequency
        let z = ratio
        if z < 1 - 1e-6 {
            let swing = w * (1 - z * z).squareRoot()
            let sine = (z * w - velocity) / swing
            return 1 - exp(-z * w * time) * (cos(swing * time) + sine * sin(swing * time))
        }
        if abs(z - 1) < 1e-6 { return 1 - exp(-w * time) * (1 + (w - velocity) * time) }
        let root = (z * z - 1).squareRoot()
        let slow = -w * (z - root)
        let fast = -w * (z + root)
        let share = (velocity + fast) / (fast - slow)
        return 1 - (share * exp(slow * time) + (1 - share) * exp(fast * time))
    }

    /// When the swing stays within a thousandth, in seconds; 60 at most.
    ///
    /// The bound is that of both parts of the motion together: of `e^(-rt) (cos st + k sin st)` it is `e^(-rt) (1 + |k|)`.
    package var settlingDuration: Double {
        guard damping > 0 else { return Self.longest }
        let w = frequency
        let z = ratio
        if z < 1 - 1e-6 {
            let swing = w * (1 - z * z).squareRoot()
            return min(Self.longest, log((1 + abs((z * w - velocity) / swing)) / Self.rest) / max(z * w, 1e-9))
        }
        var low = 0.0
        var high = Self.longest
        guard bound(at: high) < Self.rest else { return high }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bound(at: middle) > Self.rest { low = middle } else { high = middle }
        }
        return high
    }

    /// The share of the way that is left at most, `time` seconds after a spring that does not swing was let go.
    private func bound(at time: Double) -> Double {
        let w = frequency
        let z = ratio
        guard abs(z - 1) >= 1e-6 else { return exp(-w * time) * (1 + abs(w - velocity) * time) }
        let root = (z * z - 1).squareRoot()
        let slow = -w * (z - root)
        let fast = -w * (z + root)
        let share = (velocity + fast) / (fast - slow)
        return abs(share) * exp(slow * time) + abs(1 - share) * exp(fast * time)
    }

    /// A thousandth of the way: what is left when a spring counts as being at rest.
    private static let rest = 0.001
    /// 60 seconds.
    private static let longest = 60.0
}

/// A damped harmonic oscillator that is released at 0 and comes to rest at 1.
///
/// The position is the closed-form solution of the spring equation, so any time can be evaluated in constant time.
/// The underdamped case is a damped sine and cosine, the critically damped case an exponential with a linear factor,
/// the overdamped case two exponentials. The settling time of an underdamped spring follows from its envelope. The
/// settling time of any other spring is found by doubling and bisecting an interval of time, with an upper bound of
/// the remaining distance.
package struct Spring: Sendable {
    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    /// The initial velocity towards the end, in multiples of the distance from 0 to 1 per second.
    package var velocity: Double

    package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        self.mass = max(mass, 1e-6)
        self.stiffness = max(stiffness, 1e-6)
        self.damping = max(damping, 0)
        self.velocity = velocity
    }

    /// Creates a spring from UIKit's parameters: a damping ratio, where 1 is critical damping, and the settling time in
    /// seconds.
    package init(dampingRatio: Double, settlingIn duration: Double, velocity: Double) {
        let ratio = min(max(dampingRatio, 0.01), 1)
        // The envelope e^(-ζωt) is a thousandth after ln(1000)/ζω seconds; critical damping takes slightly longer.
        let frequency = (ratio < 1 ? log(1000) : 9.23) / (ratio * max(duration, 1e-3))
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    }

    /// Creates a spring from Apple's pair of perceived duration, in seconds, and bounce. A bounce of 0 is critical
    /// damping, 1 is undamped, below 0 is overdamped.
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
    /// The lowest damping without oscillation.
    package var criticalDamping: Double { 2 * (stiffness * mass).squareRoot() }

    private var frequency: Double { (stiffness / mass).squareRoot() }
    private var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// Returns the position `time` seconds after the release.
    package func value(at time: Double) -> Double {
        let w = frequency
        let z = ratio
        if z < 1 - 1e-6 {
            let dampedFrequency = w * (1 - z * z).squareRoot()
            let sine = (z * w - velocity) / dampedFrequency
            return 1 - exp(-z * w * time) * (cos(dampedFrequency * time) + sine * sin(dampedFrequency * time))
        }
        if abs(z - 1) < 1e-6 { return 1 - exp(-w * time) * (1 + (w - velocity) * time) }
        let root = (z * z - 1).squareRoot()
        let slow = -w * (z - root)
        let fast = -w * (z + root)
        let slowWeight = (velocity + fast) / (fast - slow)
        return 1 - (slowWeight * exp(slow * time) + (1 - slowWeight) * exp(fast * time))
    }

    /// The time until the motion stays within a thousandth of the distance, in seconds. An undamped spring never
    /// settles: its time is the largest `Float`.
    ///
    /// An oscillating spring settles with its envelope: the bound of `e^(-rt) (cos st + k sin st)` is `e^(-rt) (1 +
    /// |k|)`. Any other spring settles in whole tenths of a second, as measured on iOS. Its time is the first one at
    /// which the sum of its terms' magnitudes is at most a thousandth.
    package var settlingDuration: Double {
        guard damping > 0 else { return Self.never }
        let w = frequency
        let z = ratio
        if z < 1 - 1e-6 {
            let dampedFrequency = w * (1 - z * z).squareRoot()
            let time = log((1 + abs((z * w - velocity) / dampedFrequency)) / Self.restDistance) / (z * w)
            return time.isFinite ? max(0, time) : Self.never
        }
        var high = 0.1
        while bound(at: high) > Self.restDistance, high < Self.maximumSearchTime { high *= 2 }
        var low = 0.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bound(at: middle) > Self.restDistance { low = middle } else { high = middle }
        }
        return (high * 10 - 1e-6).rounded(.up) / 10
    }

    /// Returns an upper bound of the remaining distance `time` seconds after the release, for a spring without
    /// oscillation.
    private func bound(at time: Double) -> Double {
        let w = frequency
        let z = ratio
        guard abs(z - 1) >= 1e-6 else { return exp(-w * time) * (1 + abs(w - velocity) * time) }
        let root = (z * z - 1).squareRoot()
        let slow = -w * (z - root)
        let fast = -w * (z + root)
        let slowWeight = (velocity + fast) / (fast - slow)
        return abs(slowWeight) * exp(slow * time) + abs(1 - slowWeight) * exp(fast * time)
    }

    /// The remaining distance at which a spring counts as being at rest: a thousandth.
    private static let restDistance = 0.001
    /// The settling time of a spring that never rests.
    private static let never = Double(Float.greatestFiniteMagnitude)
    /// The longest settling time of the search, in seconds: longer than any visible animation.
    private static let maximumSearchTime = 1e6
}

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

    private var frequency: Double { (stiffness / mass).squareRoot() }
    private var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// Where the spring is, `time` seconds after it was let go.
    package func value(at time: Double) -> Double {
        let w = frequency
        let z = ratio
        if z < 1 {
            let swing = w * (1 - z * z).squareRoot()
            let sine = (z * w - velocity) / swing
            return 1 - exp(-z * w * time) * (cos(swing * time) + sine * sin(swing * time))
        }
        if z == 1 { return 1 - exp(-w * time) * (1 + (w - velocity) * time) }
        let root = (z * z - 1).squareRoot()
        let slow = -w * (z - root)
        let fast = -w * (z + root)
        let share = (velocity + fast) / (fast - slow)
        return 1 - (share * exp(slow * time) + (1 - share) * exp(fast * time))
    }

    /// When the swing stays within a thousandth, in seconds; 60 at most.
    package var settlingDuration: Double {
        let w = frequency
        guard damping > 0 else { return 60 }
        let rate = ratio < 1 ? ratio * w : w * (ratio - (ratio * ratio - 1).squareRoot())
        return min(60, (ratio == 1 ? 9.23 : log(1000)) / max(rate, 1e-3))
    }
}

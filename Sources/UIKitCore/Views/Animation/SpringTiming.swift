/// A spring for a view's animation, by how it shall look: how much it swings, and when it is at rest.
struct SpringTiming: Hashable, Sendable {
    /// The angular frequency without damping, in radians per second.
    var frequency: Double
    /// 1 comes to rest without swinging over; less swings.
    var dampingRatio: Double
    /// In lengths of the way per second.
    var velocity: Double
    /// When the spring is at rest, in seconds.
    var duration: Double

    /// The remaining way at which a spring counts as being at rest: a thousandth.
    static let rest = 0.001

    /// A spring of that ratio that comes to rest after `duration` seconds.
    init(duration: Double, dampingRatio: Double, velocity: Double) {
        self.duration = max(duration, 0.001)
        self.dampingRatio = min(max(dampingRatio, 0.01), 1)
        self.velocity = velocity
        frequency = 1
        frequency = Self.frequency(duration: self.duration, dampingRatio: self.dampingRatio)
    }

    /// A spring by Apple's pair of perceived duration and bounce.
    ///
    /// - Source: https://developer.apple.com/videos/play/wwdc2023/10158 (Animate with springs)
    init(perceivedDuration: Double, bounce: Double, velocity: Double) {
        let bounce = min(max(bounce, -0.99), 0.99)
        dampingRatio = bounce >= 0 ? max(1 - bounce, 0.01) : 1 / (1 + bounce)
        frequency = 2 * Double.pi / max(perceivedDuration, 0.001)
        self.velocity = velocity
        duration = 1
        duration = Self.duration(frequency: frequency, dampingRatio: dampingRatio)
    }

    var stiffness: Double { frequency * frequency }
    var damping: Double { 2 * dampingRatio * frequency }

    /// Rest comes the sooner the higher the frequency; so halving intervals finds the one for a duration.
    private static func frequency(duration: Double, dampingRatio: Double) -> Double {
        var low = 1e-3 / duration
        var high = 1e5 / duration
        for _ in 0..<80 {
            let middle = (low * high).squareRoot()
            if self.duration(frequency: middle, dampingRatio: dampingRatio) > duration { low = middle } else { high = middle }
        }
        return (low * high).squareRoot()
    }

    private static func duration(frequency: Double, dampingRatio: Double) -> Double {
        if dampingRatio < 1 {
            let envelope = 1 / (1 - dampingRatio * dampingRatio).squareRoot()
            return max(0, log(envelope / rest) / (dampingRatio * frequency))
        }
        // (1 + x) exp(-x) is a thousandth at x = 9.2334; beyond critical damping the slower of two decays decides.
        let slow = dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot()
        return 9.2334 / (frequency * (dampingRatio == 1 ? 1 : slow))
    }
}

/// The timing of a spring animation, computed from its damping ratio and settling time.
struct SpringTiming: Hashable, Sendable {
    /// The undamped angular frequency, in radians per second.
    var frequency: Double
    /// The damping ratio: with 1 the spring does not overshoot; with lower values it oscillates.
    var dampingRatio: Double
    /// The initial velocity, in lengths of the animated distance per second.
    var velocity: Double
    /// The settling time in seconds.
    var duration: Double

    /// The remaining fraction of the distance at which a spring counts as settled: a thousandth.
    static let settledFraction = 0.001

    /// Creates a spring from its settling time in seconds and its damping ratio, which is clamped to 0.01…1.
    init(duration: Double, dampingRatio: Double, velocity: Double) {
        self.duration = max(duration, 0.001)
        self.dampingRatio = min(max(dampingRatio, 0.01), 1)
        self.velocity = velocity
        frequency = 1
        frequency = Self.frequency(duration: self.duration, dampingRatio: self.dampingRatio)
    }

    /// Creates a spring from Apple's pair of perceived duration and bounce.
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

    /// Finds the frequency for a settling time by bisection: a higher frequency settles sooner.
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
            return max(0, log(envelope / settledFraction) / (dampingRatio * frequency))
        }
        // With critical damping, the rest (1 + x) exp(-x) is a thousandth at x = 9.2334. With stronger damping, the
        // slower of two decays determines the time.
        let slowerDecay = dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot()
        return 9.2334 / (frequency * (dampingRatio == 1 ? 1 : slowerDecay))
    }
}

/// A run of an animator from its present progress to its start or its end.
struct AnimatorRun: Sendable {
    /// The progress at which the run begins, 0 at the animator's start and 1 at its end.
    let from: Double
    /// The progress at which the run ends: 0 or 1.
    let to: Double
    let curve: AnimatorCurve
    /// The fraction of the curve that has passed when the run begins, 0…1.
    let startFraction: Double
    /// The duration of the run in seconds.
    let length: Double
    /// The delay before the run in seconds.
    var delay = 0.0
    /// The time at which the run's delay begins, in seconds of the frame clock; `nil` until the first frame.
    var begin: Double?

    /// Creates a run that continues the curve at the animator's progress. A run towards the start uses the mirrored
    /// curve.
    init(from: Double, to: Double, along curve: AnimatorCurve) {
        self.from = from
        self.to = to
        self.curve = curve
        startFraction = curve.timeFraction(of: to > 0.5 ? from : 1 - from)
        length = (1 - startFraction) * curve.duration
    }

    /// Creates a run that covers the remaining distance with the complete curve in `length` seconds.
    init(from: Double, to: Double, over curve: AnimatorCurve, length: Double) {
        self.from = from
        self.to = to
        self.curve = curve
        startFraction = 0
        self.length = length
    }

    /// Returns the progress of the animator at a time.
    func value(at time: Double) -> Double {
        guard let begin else { return from }
        let elapsedTime = time - begin - delay
        guard elapsedTime > 0 else { return from }
        guard length > 0, elapsedTime < length else { return to }
        let start = curve.value(at: startFraction)
        guard start < 1 else { return to }
        let fraction = (curve.value(at: startFraction + (1 - startFraction) * elapsedTime / length) - start) / (1 - start)
        return from + (to - from) * fraction
    }

    func hasEnded(at time: Double) -> Bool {
        guard let begin else { return false }
        return time - begin - delay >= length - 1e-6
    }
}

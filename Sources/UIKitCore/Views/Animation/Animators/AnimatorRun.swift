/// The way of an animator from where it was when it went on, to one of its ends.
struct AnimatorRun: Sendable {
    /// Where it goes on, 0 at the animator's start and 1 at its end.
    let from: Double
    /// 0 or 1.
    let to: Double
    let curve: AnimatorCurve
    /// How much of the curve is over when it goes on, 0…1.
    let passed: Double
    /// How long it takes, in seconds.
    let length: Double
    /// How long it waits first, in seconds.
    var delay = 0.0
    /// When it went on, in seconds of the frame clock; `nil` until the next frame.
    var begin: Double?

    /// Goes on along the curve, from where the curve is as far as the animator: backwards along its mirror.
    init(from: Double, to: Double, along curve: AnimatorCurve) {
        (self.from, self.to, self.curve) = (from, to, curve)
        passed = curve.share(of: to > 0.5 ? from : 1 - from)
        length = (1 - passed) * curve.duration
    }

    /// Goes all of a curve over the way that is left.
    init(from: Double, to: Double, over curve: AnimatorCurve, length: Double) {
        (self.from, self.to, self.curve) = (from, to, curve)
        passed = 0
        self.length = length
    }

    /// How far the animator is at a time.
    func value(at time: Double) -> Double {
        guard let begin else { return from }
        let elapsed = time - begin - delay
        guard elapsed > 0 else { return from }
        guard length > 0, elapsed < length else { return to }
        let start = curve.value(at: passed)
        guard start < 1 else { return to }
        let share = (curve.value(at: passed + (1 - passed) * elapsed / length) - start) / (1 - start)
        return from + (to - from) * share
    }

    func isOver(at time: Double) -> Bool {
        guard let begin else { return false }
        return time - begin - delay >= length - 1e-6
    }
}

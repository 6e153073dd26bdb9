/// The relation of a layer's time to the time of its superlayer.
struct LayerTime: Equatable {
    var begin = 0.0
    var offset = 0.0
    var speed: Float = 1
    /// The duration of one run, in seconds. With the default, infinity, the time neither repeats nor stops.
    var duration = Double.infinity
    var repeatCount: Float = 0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    static let normal = LayerTime()

    func local(_ time: Double) -> Double { timeWithinRun((time - begin) * Double(speed) + offset) }

    /// Returns the superlayer's time at a time of this layer; for a stopped time, the begin time.
    func outer(_ time: Double) -> Double { speed == 0 ? begin : (time - offset) / Double(speed) + begin }

    /// Maps the time to a time within one run, according to the repetitions and reversed runs. Times before the first
    /// and after the last run are clamped.
    private func timeWithinRun(_ time: Double) -> Double {
        guard duration.isFinite, duration > 0 else { return time }
        let cycle = autoreverses ? duration * 2 : duration
        let active = repeatDuration > 0 ? repeatDuration : cycle * Double(repeatCount > 0 ? repeatCount : 1)
        let clamped = min(max(time, 0), active)
        var remainder = clamped.truncatingRemainder(dividingBy: cycle)
        if remainder == 0, clamped > 0 { remainder = cycle }
        return remainder <= duration ? remainder : cycle - remainder
    }
}

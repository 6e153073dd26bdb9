/// How a layer's time runs beside that of its superlayer.
struct LayerTime: Equatable {
    var begin = 0.0
    var offset = 0.0
    var speed: Float = 1
    /// Of one run, in seconds; without an end, as it is by default, time is neither repeated nor stopped.
    var duration = Double.infinity
    var repeatCount: Float = 0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    static let normal = LayerTime()

    func local(_ time: Double) -> Double { folded((time - begin) * Double(speed) + offset) }

    /// The superlayer's time at a time of this layer; where the time stands still, when it began to.
    func outer(_ time: Double) -> Double { speed == 0 ? begin : (time - offset) / Double(speed) + begin }

    /// Runs that are repeated and turned back, and what is left of them before the first and after the last.
    private func folded(_ time: Double) -> Double {
        guard duration.isFinite, duration > 0 else { return time }
        let cycle = autoreverses ? duration * 2 : duration
        let active = repeatDuration > 0 ? repeatDuration : cycle * Double(repeatCount > 0 ? repeatCount : 1)
        let clamped = min(max(time, 0), active)
        var rest = clamped.truncatingRemainder(dividingBy: cycle)
        if rest == 0, clamped > 0 { rest = cycle }
        return rest <= duration ? rest : cycle - rest
    }
}

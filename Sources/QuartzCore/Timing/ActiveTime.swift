/// The timing of an animation as a value, which computes the progress at a time.
///
/// A time is converted to the animation's local time by begin, speed and offset. Before the active time the first
/// value fills, and after it the last value, as the fill mode specifies. Within the active time, the number of
/// completed runs is subtracted, and the second half of an autoreversing run is mirrored.
package struct ActiveTime: Sendable {
    package var begin: Double
    package var duration: Double
    package var speed: Double
    package var offset: Double
    package var repeatCount: Double
    package var repeatDuration: Double
    package var autoreverses: Bool
    package var fillsBackwards: Bool
    package var fillsForwards: Bool

    /// The state of an animation at a time.
    package struct Moment: Equatable, Sendable {
        /// The fraction of a run, 0…1; it decreases during a reversed run.
        package var progress: Double
        /// The number of completed runs; a reversed run belongs to the preceding run.
        package var runs: Double = 0
    }

    /// The duration of one run, including its reversed run.
    private var cycle: Double { autoreverses ? duration * 2 : duration }

    /// The active duration in local time, in seconds.
    package var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        return cycle * (repeatCount > 0 ? repeatCount : 1)
    }

    /// Whether the animation counts as endless: it repeats without end, or lasts more than eleven days.
    package var isEndless: Bool { activeDuration > 1e6 }

    private func local(_ time: Double) -> Double { (time - begin) * speed + offset }

    package func isFinished(at time: Double) -> Bool {
        guard speed != 0 else { return false }
        return speed > 0 ? local(time) >= activeDuration - Self.tolerance : local(time) < 0
    }

    /// Returns the state at a time; `nil` for the model value. A time that differs from the start or the end only by
    /// a rounding error counts as equal. There is therefore no gap between two adjoining animations.
    package func sample(at time: Double) -> Moment? {
        let now = local(time)
        if now < -Self.tolerance { return fillsBackwards ? Moment(progress: 0) : nil }
        if now >= activeDuration - Self.tolerance { return fillsForwards ? end : nil }
        return moment(at: max(0, now))
    }

    private static let tolerance = 1e-9

    /// The state immediately before the end.
    private var end: Moment {
        guard activeDuration.isFinite, cycle > 0 else { return Moment(progress: autoreverses ? 0 : 1) }
        let remainder = activeDuration.truncatingRemainder(dividingBy: cycle)
        guard remainder < 1e-9 || cycle - remainder < 1e-9 else { return moment(at: activeDuration) }
        return Moment(progress: autoreverses ? 0 : 1, runs: max(0, (activeDuration / cycle).rounded() - 1))
    }

    private func moment(at now: Double) -> Moment {
        guard duration > 0 else { return Moment(progress: 1) }
        let runs = (now / cycle).rounded(.down)
        let fraction = min(max(now - runs * cycle, 0), cycle) / duration
        return Moment(progress: fraction <= 1 ? fraction : 2 - fraction, runs: runs)
    }
}

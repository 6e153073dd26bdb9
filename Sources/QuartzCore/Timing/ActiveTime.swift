/// An animation's timing as a value: what part of a run is shown at a time.
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

    /// What is shown at a time.
    package struct Moment: Equatable, Sendable {
        /// The share of a run, 0…1, in its own direction.
        package var progress: Double
        /// How many runs, each with its way back, are over.
        package var runs: Double = 0
    }

    /// One run, and the one backwards after it.
    private var cycle: Double { autoreverses ? duration * 2 : duration }

    /// How long it goes on in its own time, in seconds.
    package var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        return cycle * (repeatCount > 0 ? repeatCount : 1)
    }

    /// Whether no end can be waited for: a repetition without end, or one of more than eleven days.
    package var isEndless: Bool { activeDuration > 1e6 }

    private func local(_ time: Double) -> Double { (time - begin) * speed + offset }

    package func isFinished(at time: Double) -> Bool {
        guard speed != 0 else { return false }
        return speed > 0 ? local(time) >= activeDuration - Self.slack : local(time) < 0
    }

    /// What is shown at a time; `nil` for the model's own value. A time that sums of seconds have missed by less than can be seen counts as
    /// met, at both ends alike: where one ends and the next begins, one of them is shown.
    package func sample(at time: Double) -> Moment? {
        let now = local(time)
        if now < -Self.slack { return fillsBackwards ? Moment(progress: 0) : nil }
        if now >= activeDuration - Self.slack { return fillsForwards ? end : nil }
        return moment(at: max(0, now))
    }

    private static let slack = 1e-9

    /// What is shown right before the end.
    private var end: Moment {
        guard activeDuration.isFinite, cycle > 0 else { return Moment(progress: autoreverses ? 0 : 1) }
        let rest = activeDuration.truncatingRemainder(dividingBy: cycle)
        guard rest < 1e-9 || cycle - rest < 1e-9 else { return moment(at: activeDuration) }
        return Moment(progress: autoreverses ? 0 : 1, runs: max(0, (activeDuration / cycle).rounded() - 1))
    }

    private func moment(at now: Double) -> Moment {
        guard duration > 0 else { return Moment(progress: 1) }
        let runs = (now / cycle).rounded(.down)
        let share = min(max(now - runs * cycle, 0), cycle) / duration
        return Moment(progress: share <= 1 ? share : 2 - share, runs: runs)
    }
}

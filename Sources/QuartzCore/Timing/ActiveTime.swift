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

    /// What is shown at a moment.
    package enum Sample: Equatable, Sendable {
        /// Nothing: the model's value.
        case none
        /// This share of a run, 0…1, in its own direction.
        case progress(Double)
    }

    /// One run, and the one backwards after it.
    private var cycle: Double { autoreverses ? duration * 2 : duration }

    /// How long it goes on in its own time, in seconds.
    package var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        return cycle * (repeatCount > 0 ? repeatCount : 1)
    }

    private func local(_ time: Double) -> Double { (time - begin) * speed + offset }

    package func isFinished(at time: Double) -> Bool {
        guard speed != 0 else { return false }
        return speed > 0 ? local(time) >= activeDuration - 1e-9 : local(time) < 0
    }

    package func sample(at time: Double) -> Sample {
        let now = local(time)
        if now < 0 { return fillsBackwards ? .progress(0) : .none }
        if now >= activeDuration - 1e-9 { return fillsForwards ? .progress(endProgress) : .none }
        return .progress(progress(at: now))
    }

    /// What is shown right before the end.
    private var endProgress: Double {
        guard activeDuration.isFinite, cycle > 0 else { return autoreverses ? 0 : 1 }
        let rest = activeDuration.truncatingRemainder(dividingBy: cycle)
        if rest < 1e-9 { return autoreverses ? 0 : 1 }
        return progress(at: rest)
    }

    private func progress(at now: Double) -> Double {
        guard duration > 0 else { return 1 }
        let inCycle = now.truncatingRemainder(dividingBy: cycle)
        let share = inCycle / duration
        return share <= 1 ? share : 2 - share
    }
}

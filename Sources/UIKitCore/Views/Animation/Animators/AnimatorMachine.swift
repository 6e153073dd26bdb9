/// The state machine of an animator, as a value: its progress, its direction, and the permitted transitions.
///
/// ```
/// inactive ── begin ──▶ active(paused) ◀── pause, scrub ──▶ active(running) ── end ──▶ inactive
///     ▲                        └───────── stop ─────────┬─────────┘
///     └────────── finish ────────────── stopped ◀───────┘
/// ```
struct AnimatorMachine: Sendable {
    private enum Phase: Sendable {
        case inactive
        /// Paused at a progress, 0 at the start and 1 at the end.
        case paused(Double)
        case running(AnimatorRun)
        case stopped
    }

    private var phase = Phase.inactive
    private(set) var isReversed = false

    var state: UIViewAnimatingState {
        switch phase {
        case .inactive: .inactive
        case .paused, .running: .active
        case .stopped: .stopped
        }
    }

    var isRunning: Bool { if case .running = phase { true } else { false } }
    /// The progress towards which the animator runs.
    var target: Double { isReversed ? 0 : 1 }

    /// Returns the progress at a time, 0 at the start and 1 at the end. Springs exceed these bounds.
    func value(at time: Double) -> Double {
        switch phase {
        case .inactive, .stopped: isReversed ? 1 : 0
        case .paused(let value): value
        case .running(let run): run.value(at: time)
        }
    }

    /// Returns the completed fraction in the present direction: of the progress if `isLinear`, otherwise of the
    /// curve's time.
    func fraction(at time: Double, _ curve: AnimatorCurve, isLinear: Bool) -> Double {
        guard state == .active else { return 0 }
        let value = min(max(value(at: time), 0), 1)
        let progress = isReversed ? 1 - value : value
        return isLinear ? progress : curve.timeFraction(of: progress)
    }

    /// Makes an inactive animator active, and pauses it where its present direction begins.
    mutating func begin() {
        if case .inactive = phase { phase = .paused(isReversed ? 1 : 0) }
    }

    mutating func pause(at time: Double) {
        phase = .paused(min(max(value(at: time), 0), 1))
    }

    /// Pauses at a fraction in the present direction.
    mutating func scrub(to fraction: Double, _ curve: AnimatorCurve, isLinear: Bool) {
        let clampedFraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        let progress = isLinear ? clampedFraction : curve.value(at: clampedFraction)
        phase = .paused(isReversed ? 1 - progress : progress)
    }

    mutating func run(along curve: AnimatorCurve, after delay: Double, at time: Double) {
        var run = AnimatorRun(from: min(max(value(at: time), 0), 1), to: target, along: curve)
        run.delay = delay
        phase = .running(run)
    }

    mutating func run(over curve: AnimatorCurve, length: Double, at time: Double) {
        phase = .running(AnimatorRun(from: min(max(value(at: time), 0), 1), to: target, over: curve, length: length))
    }

    /// Sets the direction. If it changes, a running animator returns along the mirrored curve.
    mutating func setReversed(_ reversed: Bool, _ curve: AnimatorCurve, at time: Double) {
        guard reversed != isReversed else { return }
        let value = value(at: time)
        isReversed = reversed
        guard case .running(let old) = phase else { return }
        var run = AnimatorRun(from: min(max(value, 0), 1), to: target, along: curve)
        run.begin = old.begin == nil ? nil : time
        phase = .running(run)
    }

    /// Starts a run that was waiting for its first frame. Returns whether the run has ended.
    mutating func tick(at time: Double) -> Bool {
        guard case .running(var run) = phase else { return false }
        if run.begin == nil {
            run.begin = time
            phase = .running(run)
        }
        return run.hasEnded(at: time)
    }

    /// Pauses at the target.
    mutating func finishAtTarget() { phase = .paused(target) }
    mutating func stop() { phase = .stopped }

    mutating func reset() {
        phase = .inactive
        isReversed = false
    }
}

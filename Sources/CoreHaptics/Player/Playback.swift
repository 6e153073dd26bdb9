internal import Platform
internal import SystemServices
internal import UIKitCore

/// The course of a player on the frame clock: begins events at their times and ends them.
@MainActor final class Playback {
    /// The settings of a player, which may change while its pattern plays.
    struct Settings: Sendable {
        var isMuted = false
        var loopEnabled = false
        var loopEnd: TimeInterval = 0
        var rate: Double = 1
    }

    /// The shortest time of a repetition, in seconds on the frame clock.
    private static let minimumRepetition: TimeInterval = 0.001
    /// The age of the oldest parameters that are kept although others replaced them, in seconds. An event may begin
    /// before the present time, after a long frame.
    private static let parameterAge: TimeInterval = 1

    private let events: [TimedEvent]
    private let duration: TimeInterval
    private let course: ParameterCourse
    private weak var engine: CHHapticEngine?
    /// Called at the end of the pattern, and for a stop. The last start specifies the handler.
    private var didEnd: @MainActor () -> Void = {}

    /// The settings at the start, and at the beginning of each repetition.
    var settings = Settings()
    private var sent = ParameterCourse()
    private var tokens: [DelayToken] = []
    private var actions: [DelayToken] = []
    /// The events that have not ended: the number in the record, and the end on the frame clock.
    private var running: [(number: Int, end: TimeInterval)] = []
    /// The time on the frame clock at which the position was `position`.
    private var start: TimeInterval?
    private var position: TimeInterval = 0
    /// Whether the pattern has started and not ended.
    private(set) var isActive = false
    /// The position at which the next start begins.
    private var nextOffset: TimeInterval = 0
    /// The number of starts whose time has not come.
    private var pendingStartCount = 0
    /// Whether there is a start whose time has not come.
    var hasPendingStart: Bool { pendingStartCount > 0 }

    nonisolated init(_ events: [TimedEvent], duration: TimeInterval, course: ParameterCourse, engine: CHHapticEngine) {
        self.events = events
        self.duration = duration
        self.course = course
        self.engine = engine
    }

    private var frameLoop: FrameLoop? { ApplicationHost.current?.frameLoop }
    private var service: HapticsService { SystemServices.current.haptics }
    private var end: TimeInterval { settings.loopEnabled && settings.loopEnd > 0 ? min(settings.loopEnd, duration) : duration }

    /// The time of one repetition on the frame clock, in seconds.
    private var repetition: TimeInterval { max(end / settings.rate, Self.minimumRepetition) }

    /// Calls `body` at a time on the frame clock, or at once if that time has passed.
    func at(_ time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        guard let frameLoop, time > frameLoop.now else { return body() }
        actions.append(frameLoop.schedule(after: time - frameLoop.now, isIdle: true, body))
        actions.removeAll { !$0.isPending }
    }

    /// Starts the pattern at a time on the frame clock.
    ///
    /// - Parameter didEnd: Called at the end of the pattern, and for a stop.
    func start(at time: TimeInterval, didEnd: @escaping @MainActor () -> Void) {
        self.didEnd = didEnd
        pendingStartCount += 1
        at(time) { [self] in
            pendingStartCount -= 1
            begin(at: time)
        }
    }

    private func begin(at time: TimeInterval) {
        let offset = nextOffset
        nextOffset = 0
        // The engine may have stopped meanwhile.
        guard engine?.isRunning == true else { return cancel(at: time, didStart: true) }
        if isActive { endEvents(at: time) }
        isActive = true
        play(from: offset, at: time)
    }

    func pause(at time: TimeInterval) {
        guard isActive, let start else { return }
        position += max(0, time - start) * settings.rate
        endEvents(at: time)
        self.start = nil
    }

    func resume(at time: TimeInterval) {
        guard isActive, start == nil else { return }
        play(from: position, at: time)
    }

    /// Continues at another position. A player that has not started begins there.
    func seek(to offset: TimeInterval, at time: TimeInterval) {
        guard isActive else { return nextOffset = offset }
        endEvents(at: time)
        if start == nil { position = offset } else { play(from: offset, at: time) }
    }

    /// Ends the pattern.
    func stop(at time: TimeInterval) {
        guard isActive else { return }
        endEvents(at: time)
        isActive = false
        start = nil
        didEnd()
    }

    /// Removes the pending actions, and ends the pattern.
    ///
    /// - Parameter didStart: Whether a start was not performed, which ends the pattern too.
    func cancel(at time: TimeInterval, didStart: Bool = false) {
        let isPending = hasPendingStart || didStart
        for action in actions { action.cancel() }
        actions = []
        pendingStartCount = 0
        if isActive { stop(at: time) } else if isPending { didEnd() }
    }

    /// Adds parameters whose times are on the frame clock.
    func send(_ parameters: ParameterCourse, now: TimeInterval) {
        sent.removeReplaced(before: now - Self.parameterAge)
        sent.add(parameters)
    }

    private func play(from offset: TimeInterval, at time: TimeInterval) {
        start = time
        position = offset
        for event in events where event.time < end || event.time == offset || (event.time == end && !settings.loopEnabled) {
            // An event that has begun before the offset is played to its end.
            guard event.time >= offset || event.time + event.duration > offset else { continue }
            schedule(at: time + max(0, event.time - offset) / settings.rate) { [weak self] time in
                self?.play(event, at: time, from: max(event.time, offset))
            }
        }
        let rest = max(0, end - offset) / settings.rate
        schedule(at: time + (settings.loopEnabled ? max(rest, Self.minimumRepetition) : rest)) { [weak self] time in
            self?.reachEnd(at: time)
        }
    }

    private func schedule(at time: TimeInterval, _ body: @escaping @MainActor (TimeInterval) -> Void) {
        guard let frameLoop, time > frameLoop.now else { return body(time) }
        tokens.append(frameLoop.schedule(after: time - frameLoop.now, isIdle: true) { body(time) })
    }

    private func reachEnd(at time: TimeInterval) {
        tokens.removeAll { !$0.isPending }
        running = []
        // A repetition without a duration would never end.
        guard settings.loopEnabled, end > 0 else {
            isActive = false
            start = nil
            return didEnd()
        }
        // Repetitions that a long frame missed are left out.
        let missed = max(0, ((frameLoop?.now ?? time) - time) / repetition).rounded(.down)
        play(from: 0, at: time + missed * repetition)
    }

    private func endEvents(at time: TimeInterval) {
        for token in tokens { token.cancel() }
        tokens = []
        for event in running where event.end > time { service.end(event.number, at: time) }
        running = []
    }

    private func play(_ event: TimedEvent, at time: TimeInterval, from position: TimeInterval) {
        guard let engine, !settings.isMuted, engine.plays(isAudio: event.isAudio) else { return }
        func control(_ id: CHHapticDynamicParameter.ID) -> Double? { sent.value(id, at: time) ?? course.value(id, at: position) }
        let factor = control(event.isAudio ? .audioVolumeControl : .hapticIntensityControl) ?? 1
        let change = event.isAudio ? 0 : control(.hapticSharpnessControl) ?? 0
        let duration = min(event.time + event.duration - position, max(0, end - position)) / settings.rate
        let haptic = PlayedHaptic(
            event.kind, time: time, duration: max(0, duration), intensity: min(max(event.intensity * factor, 0), 1),
            sharpness: min(max(event.sharpness + change, 0), 1), url: event.url)
        let number = service.record(haptic)
        if haptic.duration > 0 { running.append((number, time + haptic.duration)) }
        if !event.isAudio, haptic.intensity > 0 { ApplicationHost.current?.backend.playHaptics(HapticPattern(haptic.rhythm)) }
    }
}

extension PlayedHaptic {
    /// The longest vibration of a back end, and the shortest tap and pause, in milliseconds.
    private static let (maximum, tap, pause) = (1000, 10, 1)

    /// The durations of vibrations and of the pauses between them in turn, in milliseconds. A motor can only be on or
    /// off, so a stronger tap is longer.
    fileprivate var rhythm: [Int] {
        guard kind == .continuous else { return [Self.tap + Int(intensity * 15)] }
        let total = Int(duration * 1000)
        let full = Array(repeating: [Self.maximum, Self.pause], count: total / Self.maximum).flatMap(\.self)
        let rest = total % Self.maximum
        return rest > 0 ? full + [rest] : Array(full.dropLast())
    }
}

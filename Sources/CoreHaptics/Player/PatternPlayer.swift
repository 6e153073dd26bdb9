internal import Dispatch
internal import Synchronization
internal import SystemServices
internal import UIKitCore

/// The player of a pattern.
// Unchecked: a lock guards the state, and the playback belongs to the main actor.
final class PatternPlayer: NSObject, CHHapticAdvancedPatternPlayer, @unchecked Sendable {
    private struct State: Sendable {
        var settings = Playback.Settings()
        var completionHandler = UncheckedSendableBox<CHHapticAdvancedPatternPlayerCompletionHandler> { _ in }
        /// The number of starts that the main actor has not received.
        var requestedStartCount = 0
    }

    private static let rates = 0.01...100.0

    private let state = Mutex(State())
    private weak var engine: CHHapticEngine?
    private let eventCount: Int
    private let playback: Playback

    init(_ pattern: CHHapticPattern, _ engine: CHHapticEngine, sounds: [CHHapticAudioResourceID: URL]) throws {
        let events = try pattern.events.map { try TimedEvent($0, sounds: sounds, folder: pattern.folder) }.sorted { $0.time < $1.time }
        var course = ParameterCourse()
        for parameter in pattern.parameters { course.add(parameter.parameterID, parameter.value, at: parameter.relativeTime) }
        for curve in pattern.curves { course.add(curve, at: curve.relativeTime) }
        self.engine = engine
        eventCount = events.count
        playback = Playback(events, duration: pattern.duration, course: course, engine: engine)
        super.init()
    }

    deinit {
        let playback = playback
        MainQueue.run("the haptic engine") { playback.cancel(at: CACurrentMediaTime()) }
    }

    var isMuted: Bool {
        get { settings.isMuted }
        set { change { $0.isMuted = newValue } }
    }
    var loopEnabled: Bool {
        get { settings.loopEnabled }
        set { change { $0.loopEnabled = newValue } }
    }
    var loopEnd: TimeInterval {
        get { settings.loopEnd }
        set { change { $0.loopEnd = newValue } }
    }
    var playbackRate: Float {
        get { Float(settings.rate) }
        set { change { $0.rate = newValue.isFinite ? min(max(Double(newValue), Self.rates.lowerBound), Self.rates.upperBound) : 1 } }
    }
    var completionHandler: CHHapticAdvancedPatternPlayerCompletionHandler {
        get { state.withLock { $0.completionHandler }.value }
        set { state.replace(\.completionHandler, with: UncheckedSendableBox(newValue)) }
    }

    private var settings: Playback.Settings { state.withLock { $0.settings } }

    private func change(_ body: (inout Playback.Settings) -> Void) {
        let settings = state.withLock { state in
            body(&state.settings)
            return state.settings
        }
        let playback = playback
        MainQueue.run("the haptic engine") { playback.settings = settings }
    }

    func start(atTime time: TimeInterval) throws {
        guard let engine else { throw CHHapticError(.engineNotRunning) }
        // Counted first: an earlier start may end before the main actor receives this one.
        state.withLock { $0.requestedStartCount += 1 }
        do {
            try engine.willPlay(self)
        } catch {
            state.withLock { $0.requestedStartCount -= 1 }
            throw error
        }
        SystemServices.current.haptics.recordPattern(eventCount)
        MainQueue.run("the haptic engine") { [self] in
            state.withLock { $0.requestedStartCount -= 1 }
            playback.start(at: max(time, ApplicationHost.current?.frameLoop.now ?? CACurrentMediaTime())) { [weak self] in self?.didEnd() }
        }
    }

    func stop(atTime time: TimeInterval) throws { try runWhilePlaying(at: time) { $0.stop(at: $1) } }
    func pause(atTime time: TimeInterval) throws { try runWhilePlaying(at: time) { $0.pause(at: $1) } }
    func resume(atTime time: TimeInterval) throws { try runWhilePlaying(at: time) { $0.resume(at: $1) } }

    func seek(toOffset offsetTime: TimeInterval) throws {
        guard offsetTime >= 0, offsetTime.isFinite else { throw CHHapticError(.invalidTime) }
        run(at: CHHapticTimeImmediate) { $0.seek(to: offsetTime, at: $1) }
    }

    func cancel() throws { run(at: CHHapticTimeImmediate) { $0.cancel(at: $1) } }

    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {
        let start = max(time, CACurrentMediaTime())
        var course = ParameterCourse()
        for parameter in parameters {
            try CHHapticPattern.check(parameter.parameterID, [parameter.value], times: [parameter.relativeTime])
            course.add(parameter.parameterID, parameter.value, at: start + parameter.relativeTime)
        }
        try send(course)
    }

    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws {
        try CHHapticPattern.check(
            parameterCurve.parameterID, parameterCurve.controlPoints.map(\.value),
            times: parameterCurve.controlPoints.map(\.relativeTime))
        var course = ParameterCourse()
        course.add(parameterCurve, at: max(time, CACurrentMediaTime()))
        try send(course)
    }

    private func send(_ course: ParameterCourse) throws {
        guard engine?.isRunning == true else { throw CHHapticError(.engineNotRunning) }
        let playback = playback
        MainQueue.run("the haptic engine") { playback.send(course, now: CACurrentMediaTime()) }
    }

    /// Ends the pattern because the engine stopped.
    func engineDidStop() {
        // The player lives until the end of its pattern, which calls its handler.
        MainQueue.run("the haptic engine") { self.playback.cancel(at: CACurrentMediaTime()) }
    }

    private func runWhilePlaying(at time: TimeInterval, _ action: @escaping @MainActor @Sendable (Playback, TimeInterval) -> Void) throws {
        guard engine?.isRunning == true else { throw CHHapticError(.engineNotRunning) }
        guard time >= 0, time.isFinite else { throw CHHapticError(.invalidTime) }
        run(at: time, action)
    }

    private func run(at time: TimeInterval, _ action: @escaping @MainActor @Sendable (Playback, TimeInterval) -> Void) {
        let playback = playback
        MainQueue.run("the haptic engine") {
            let now = ApplicationHost.current?.frameLoop.now ?? CACurrentMediaTime()
            if time > now { playback.at(time) { action(playback, time) } } else { action(playback, now) }
        }
    }

    @MainActor private func didEnd() {
        let handler = UncheckedSendableBox(completionHandler)
        HapticQueue.run { handler.value(nil) }
        // The engine retains a player whose next start is pending.
        if !playback.hasPendingStart, state.withLock({ $0.requestedStartCount == 0 }) { engine?.didPlay(self) }
    }
}

/// The background queue on which handlers are called, in order.
enum HapticQueue {
    private static let queue = DispatchQueue(label: "com.apple.CoreHaptics")

    /// Calls `body` on the queue. `settle` waits for the call.
    static func run(_ body: @escaping @Sendable () -> Void) { PendingCalls.run(on: queue, "a handler of the haptic engine", body) }
}

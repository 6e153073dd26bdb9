internal import SystemServices
internal import UIKitCore

extension CHHapticEngine {
    /// The time without a player after which an engine stops, in seconds.
    private static let idleLimit: TimeInterval = 120

    /// Starts the engine. The asynchronous form of ``start(completionHandler:)``.
    nonisolated(nonsending) public func start() async throws { if let error = startEngine() { throw error } }

    /// Stops the engine. The asynchronous form of ``stop(completionHandler:)``.
    nonisolated(nonsending) public func stop() async throws { stopEngine() }

    var isRunning: Bool { state.withLock { $0.isRunning } }

    /// Starts the engine, and returns the error; `nil` after a success.
    func startEngine() -> CHHapticError? {
        guard service.supportsHaptics else { return CHHapticError(.notSupported) }
        service.setRunning(
            state.withLock { state in
                state.isRunning = true
                return state.number
            }, true)
        use()
        return nil
    }

    func stopEngine() {
        let (number, players) = state.withLock { state in
            state.isRunning = false
            defer { state.players = [:] }
            return (state.number, Array(state.players.values))
        }
        for player in players { player.engineDidStop() }
        service.setRunning(number, false)
    }

    /// Stops a running engine for a reason of the system.
    func stop(_ reason: StoppedReason) {
        guard isRunning else { return }
        stopEngine()
        let handler = UncheckedSendableBox(stoppedHandler)
        HapticQueue.run { handler.value(reason) }
    }

    func handle(_ interruption: HapticsService.Interruption) {
        switch interruption {
        case .stop(let reason): stop(StoppedReason(rawValue: reason) ?? .systemError)
        case .reset:
            guard isRunning else { return }
            stopEngine()
            state.withLock { $0.sounds = [:] }
            let handler = UncheckedSendableBox(resetHandler)
            HapticQueue.run { handler.value() }
        }
    }

    /// Whether the engine plays events of a kind now.
    func plays(isAudio: Bool) -> Bool {
        state.withLock { state in
            isAudio
                ? !state.playsHapticsOnly && !state.isMutedForAudio && service.supportsAudio
                : !state.playsAudioOnly && !state.isMutedForHaptics
        }
    }

    /// Plays a pattern. The engine retains its player until the end.
    func playOnce(_ pattern: CHHapticPattern) throws { try makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate) }

    /// Retains a player that starts.
    func willPlay(_ player: PatternPlayer) throws {
        if isAutoShutdownEnabled, !isRunning, let error = startEngine() { throw error }
        try state.withLock { state in
            guard state.isRunning else { throw CHHapticError(.engineNotRunning) }
            state.players[ObjectIdentifier(player)] = player
        }
    }

    /// Releases a player that ended, and calls the handler for the end of all players.
    func didPlay(_ player: PatternPlayer) {
        state.withLock { _ = $0.players.removeValue(forKey: ObjectIdentifier(player)) }
        callFinishedHandler()
        use()
    }

    func notifyWhenFinished(_ handler: @escaping FinishedHandler) {
        state.replace(\.finishedHandler, with: handler)
        callFinishedHandler()
    }

    private func callFinishedHandler() {
        let handler = state.withLock { state in state.players.isEmpty ? state.finishedHandler.take() : nil }
        guard let handler else { return }
        HapticQueue.run { [weak self] in
            if handler(nil) == .stopEngine { self?.stop(.notifyWhenFinished) }
        }
    }

    /// Restarts the time after which an idle engine stops.
    private func use() {
        let (count, isLimited) = state.withLock { state in
            state.useCount += 1
            return (state.useCount, state.isAutoShutdownEnabled)
        }
        guard isLimited else { return }
        MainQueue.run("the haptic engine") { [weak self] in
            ApplicationHost.current?.frameLoop.schedule(after: Self.idleLimit, isIdle: true) { self?.stopIfIdle(count) }
        }
    }

    /// Stops the engine if it was not used since its use with a number.
    private func stopIfIdle(_ count: Int) {
        if state.withLock({ $0.useCount == count && $0.players.isEmpty && $0.isAutoShutdownEnabled }) { stop(.idleTimeout) }
    }
}

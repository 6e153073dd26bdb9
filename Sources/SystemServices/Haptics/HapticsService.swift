import CoreGraphics
import Foundation
internal import Synchronization

/// The haptics that the app plays.
///
/// ```swift
/// #expect(app.system.haptics.played.map(\.kind) == [.transient])
/// ```
///
/// > Difference from Apple: haptics are recorded. They are felt only on telephones whose browser shows the app's page.
public final class HapticsService: Sendable {
    /// The maximum number of haptics that are kept.
    public static let limit = 10_000

    /// An event at the system that ends running engines.
    package enum Interruption: Sendable {
        /// The engines stop for a reason, the raw value of `CHHapticEngine.StoppedReason`.
        case stop(reason: Int)
        /// The engines stop, and lose their players and sounds.
        case reset
    }

    private struct State {
        var supportsHaptics = true
        var supportsAudio = true
        var played: [PlayedHaptic] = []
        /// The number of haptics that were removed from the beginning of the list.
        var removedCount = 0
        var runningEngines: Set<Int> = []
        var nextEngine = 0
        var handlers: [Int: @Sendable (Interruption) -> Void] = [:]
    }

    private let state = Mutex(State())
    private let requests: RequestLog

    init(requests: RequestLog) {
        self.requests = requests
    }

    /// Whether the device has a motor for haptics; `true` by default. If `false`, an engine cannot be created.
    public var supportsHaptics: Bool {
        get { state.withLock { $0.supportsHaptics } }
        set { state.withLock { $0.supportsHaptics = newValue } }
    }

    /// Whether the device plays the sounds of patterns; `true` by default.
    public var supportsAudio: Bool {
        get { state.withLock { $0.supportsAudio } }
        set { state.withLock { $0.supportsAudio = newValue } }
    }

    /// The haptics that have begun, oldest first; at most the last ``limit``.
    public var played: [PlayedHaptic] { state.withLock { $0.played } }

    /// The number of engines that are running.
    public var runningEngineCount: Int { state.withLock { $0.runningEngines.count } }

    /// Stops all running engines, as a telephone call does. Their stopped handlers are called.
    ///
    /// - Parameter reason: The raw value of `CHHapticEngine.StoppedReason`: 1, the default, for an interruption of the
    ///   audio session.
    public func stopEngines(reason: Int = 1) { interrupt(.stop(reason: reason)) }

    /// Restarts the service of haptics, as after a failure. Running engines stop, and their reset handlers are called.
    public func reset() { interrupt(.reset) }

    private func interrupt(_ interruption: Interruption) {
        let handlers = state.withLock { state in state.runningEngines.sorted().compactMap { state.handlers[$0] } }
        for handler in handlers { handler(interruption) }
    }

    /// Returns the number of a new engine.
    ///
    /// - Parameter handler: Called for interruptions while the engine is running.
    package func addEngine(_ handler: @escaping @Sendable (Interruption) -> Void) -> Int {
        state.withLock { state in
            state.nextEngine += 1
            state.handlers[state.nextEngine] = handler
            return state.nextEngine
        }
    }

    package func removeEngine(_ engine: Int) {
        state.withLock { state in
            state.runningEngines.remove(engine)
            state.handlers[engine] = nil
        }
    }

    /// Records the start or the end of an engine.
    package func setRunning(_ engine: Int, _ isRunning: Bool) {
        let didChange = state.withLock { state in
            isRunning ? state.runningEngines.insert(engine).inserted : state.runningEngines.remove(engine) != nil
        }
        if didChange { requests.record("haptics", isRunning ? "starts an engine" : "stops an engine") }
    }

    /// Records a request to play a pattern.
    ///
    /// - Parameter count: The number of its events.
    package func recordPattern(_ count: Int) { requests.record("haptics", "plays a pattern of \(count) events") }

    /// Records a haptic that begins, and returns its number.
    @discardableResult package func record(_ haptic: PlayedHaptic) -> Int {
        state.withLock { state in
            state.played.append(haptic)
            if state.played.count >= 2 * Self.limit {
                state.played.removeFirst(Self.limit)
                state.removedCount += Self.limit
            }
            return state.removedCount + state.played.count - 1
        }
    }

    /// Shortens a haptic that ends early.
    package func end(_ number: Int, at time: TimeInterval) {
        state.withLock { state in
            let index = number - state.removedCount
            guard state.played.indices.contains(index) else { return }
            state.played[index].duration = min(state.played[index].duration, max(0, time - state.played[index].time))
        }
    }

    /// Records the feedback of a generator.
    package func recordFeedback(_ kind: PlayedHaptic.Kind, at time: TimeInterval, intensity: Double) {
        record(PlayedHaptic(kind, time: time, intensity: intensity))
        requests.record("haptics", "plays the feedback of \(kind.title)")
    }

    /// The support of the device, and the last haptics.
    package var panelSection: PanelSection {
        let last = played.suffix(20).reversed()
        guard !last.isEmpty || runningEngineCount > 0 else { return PanelSection(title: "Haptics", rows: []) }
        let engines = PanelRow(
            title: "Running engines", value: "\(runningEngineCount)",
            choices: [
                PanelRow.Choice("Interrupt") { [weak self] in self?.stopEngines() },
                PanelRow.Choice("Reset") { [weak self] in self?.reset() },
            ])
        let rows = last.map { haptic in
            PanelRow(title: haptic.kind.title.prefix(1).uppercased() + haptic.kind.title.dropFirst(), value: haptic.text)
        }
        return PanelSection(title: "Haptics", rows: [engines] + rows)
    }
}

extension PlayedHaptic.Kind {
    /// The name in the log and in the panel.
    fileprivate var title: String {
        switch self {
        case .transient: "a tap"
        case .continuous: "a vibration"
        case .audioContinuous: "a tone"
        case .audioCustom: "a sound"
        case .impact: "an impact"
        case .selection: "a selection"
        case .notification: "a notification"
        }
    }
}

extension PlayedHaptic {
    /// The strength and the duration, for the panel.
    fileprivate var text: String {
        let percent = "\(Int((intensity * 100).rounded())) %"
        return duration > 0 ? "\(percent), \(Int((duration * 1000).rounded())) ms" : percent
    }
}

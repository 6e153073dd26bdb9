import CaretTesting
import CoreHaptics
import HeadlessBackend
import Synchronization
import TestFolders
import Testing

@testable import UIKitCore

/// Engines and players on the frame clock.
@MainActor @Suite(.app) struct HapticEngineTests {
    private func launch() async throws -> (TestApp, CHHapticEngine) {
        (try await TestApp.launch(showing: { UIViewController() }), try CHHapticEngine())
    }

    private func tap(_ time: TimeInterval, intensity: Float = 1, sharpness: Float = 0.5) -> CHHapticEvent {
        CHHapticEvent(
            eventType: .hapticTransient,
            parameters: [
                CHHapticEventParameter(parameterID: .hapticIntensity, value: intensity),
                CHHapticEventParameter(parameterID: .hapticSharpness, value: sharpness),
            ], relativeTime: time)
    }

    private func hum(_ time: TimeInterval, _ duration: TimeInterval) -> CHHapticEvent {
        CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: time, duration: duration)
    }

    /// The times of the played haptics after `start`, rounded to milliseconds.
    private func times(_ app: TestApp, after start: TimeInterval) -> [Double] {
        app.system.haptics.played.map { (($0.time - start) * 1000).rounded() / 1000 }
    }

    /// The form without `await`, which an asynchronous function cannot call.
    private func start(_ engine: CHHapticEngine) throws { try engine.start() }

    /// The duration of the haptic at a position, rounded to tenths of a second; `nil` without such a haptic.
    private func duration(_ index: Int, _ app: TestApp) -> Double? {
        app.system.haptics.played.dropFirst(index).first.map { ($0.duration * 10).rounded() / 10 }
    }

    /// The haptic at a position, which must exist.
    private func haptic(_ index: Int, _ app: TestApp) throws -> PlayedHaptic {
        try #require(app.system.haptics.played.dropFirst(index).first)
    }

    private var now: TimeInterval { ApplicationHost.running.frameLoop.now }

    private func code(_ body: () throws -> Void) -> CHHapticError.Code? {
        do {
            try body()
            return nil
        } catch {
            return (error as? CHHapticError)?.code
        }
    }

    @Test func eventsArePlayedAtTheirTimes() async throws {
        let (app, engine) = try await launch()
        #expect(CHHapticEngine.capabilitiesForHardware().supportsHaptics && CHHapticEngine.capabilitiesForHardware().supportsAudio)
        let pattern = try CHHapticPattern(events: [tap(0, intensity: 0.4, sharpness: 0.9), hum(0.5, 1), tap(2)], parameters: [])
        let player = try engine.makePlayer(with: pattern)
        #expect(code { try player.start(atTime: CHHapticTimeImmediate) } == .engineNotRunning)
        try start(engine)
        let start = now
        try player.start(atTime: CHHapticTimeImmediate)
        #expect(app.system.haptics.played.count == 1 && app.system.haptics.runningEngineCount == 1)
        await app.advance(by: .seconds(1))
        #expect(app.system.haptics.played.map(\.kind) == [.transient, .continuous])
        await app.advance(by: .seconds(2))
        let played = app.system.haptics.played
        #expect(times(app, after: start) == [0, 0.5, 2] && played.map(\.duration) == [0, 1, 0])
        let first = try haptic(0, app)
        #expect(abs(first.intensity - 0.4) < 1e-6 && abs(first.sharpness - 0.9) < 1e-6)
        let backend = try #require(ApplicationHost.current?.backend as? HeadlessBackend)
        #expect(backend.playedHaptics.map(\.durations) == [[16], [1000], [25]])
        let texts = app.system.requests.requests(to: "haptics").map(\.text)
        #expect(texts == ["starts an engine", "plays a pattern of 3 events"])
        UISelectionFeedbackGenerator().selectionChanged()
        UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
        #expect(app.system.haptics.played.suffix(2).map(\.kind) == [.selection, .impact(style: 4)])
        #expect(app.system.haptics.played.last?.intensity == 0.5)
    }

    @Test func aPlayerStartsLaterAndStopsEarly() async throws {
        let (app, engine) = try await launch()
        try start(engine)
        let player = try engine.makePlayer(with: CHHapticPattern(events: [hum(0, 10), tap(5)], parameters: []))
        let start = now
        try player.start(atTime: engine.currentTime + 1)
        try player.stop(atTime: engine.currentTime + 3)
        #expect(app.system.haptics.played.isEmpty)
        await app.advance(by: .seconds(10))
        let first = try haptic(0, app)
        #expect(app.system.haptics.played.count == 1 && abs(first.time - start - 1) < 0.02 && abs(first.duration - 2) < 0.02)
        try player.start(atTime: CHHapticTimeImmediate)
        await app.advance(by: .seconds(1))
        try player.cancel()
        await app.advance(by: .seconds(10))
        #expect(app.system.haptics.played.count == 2 && duration(1, app) == 1)
        player.isMuted = true
        try player.start(atTime: CHHapticTimeImmediate)
        await app.advance(by: .seconds(10))
        #expect(app.system.haptics.played.count == 2)
    }

    @Test func anAdvancedPlayerPausesSeeksAndRepeats() async throws {
        let (app, engine) = try await launch()
        try start(engine)
        let ends = Mutex(0)
        let player = try engine.makeAdvancedPlayer(with: CHHapticPattern(events: [tap(1), hum(2, 2)], parameters: []))
        player.completionHandler = { @Sendable _ in ends.withLock { $0 += 1 } }
        var start = now
        try player.start(atTime: CHHapticTimeImmediate)
        await app.advance(by: .seconds(3))
        try player.pause(atTime: CHHapticTimeImmediate)
        await app.advance(by: .seconds(10))
        #expect(times(app, after: start) == [1, 2] && duration(1, app) == 1)
        try player.resume(atTime: CHHapticTimeImmediate)
        #expect(app.system.haptics.played.count == 3, "the rest of the vibration is played")
        try await app.settle()
        #expect(ends.withLock { $0 } == 0)
        await app.advance(by: .seconds(1.1))
        try await app.settle()
        #expect(ends.withLock { $0 } == 1 && duration(2, app) == 1)

        start = now
        player.playbackRate = 2
        try player.seek(toOffset: 0.5)
        try player.start(atTime: CHHapticTimeImmediate)
        await app.advance(by: .seconds(3))
        #expect(times(app, after: start).suffix(2) == [0.25, 0.75] && app.system.haptics.played.last?.duration == 1)

        let count = app.system.haptics.played.count
        (player.playbackRate, player.loopEnabled, player.loopEnd) = (1, true, 1.5)
        start = now
        try player.start(atTime: CHHapticTimeImmediate)
        await app.advance(by: .seconds(4.2))
        #expect(times(app, after: start).dropFirst(count) == [1, 2.5, 4])
        try player.stop(atTime: CHHapticTimeImmediate)
        await app.advance(by: .seconds(5))
        #expect(app.system.haptics.played.count == count + 3 && code { try player.seek(toOffset: -1) } == .invalidTime)
    }

    @Test func parametersAndCurvesChangeEvents() async throws {
        let (app, engine) = try await launch()
        try start(engine)
        func intensities() -> [Double] { app.system.haptics.played.map { ($0.intensity * 100).rounded() / 100 } }
        let dynamic = CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: 0.5, relativeTime: 1)
        let player = try engine.makePlayer(with: CHHapticPattern(events: [tap(0), tap(1), tap(2, intensity: 0.5)], parameters: [dynamic]))
        try player.start(atTime: CHHapticTimeImmediate)
        await app.advance(by: .seconds(3))
        #expect(intensities() == [1, 0.5, 0.25])
        let points = [(0.0, Float(0)), (2, 1)].map { CHHapticParameterCurve.ControlPoint(relativeTime: $0, value: $1) }
        let curve = CHHapticParameterCurve(parameterID: .hapticIntensityControl, controlPoints: points, relativeTime: 1)
        let curved = try engine.makePlayer(with: CHHapticPattern(events: [0.5, 1, 1.5, 2, 4].map { tap($0) }, parameterCurves: [curve]))
        try curved.start(atTime: CHHapticTimeImmediate)
        await app.advance(by: .seconds(5))
        #expect(intensities().suffix(5) == [1, 0, 0.25, 0.5, 1])
        let sent = CHHapticDynamicParameter(parameterID: .hapticSharpnessControl, value: -0.25, relativeTime: 1)
        let plain = try engine.makePlayer(with: CHHapticPattern(events: [tap(0), tap(2)], parameters: []))
        try plain.start(atTime: CHHapticTimeImmediate)
        try plain.sendParameters([sent], atTime: CHHapticTimeImmediate)
        await app.advance(by: .seconds(3))
        #expect(app.system.haptics.played.suffix(2).map(\.sharpness) == [0.5, 0.25])
        let unknown = CHHapticDynamicParameter(parameterID: CHHapticDynamicParameter.ID(rawValue: "Loud"), value: 1, relativeTime: 0)
        #expect(code { try plain.sendParameters([unknown], atTime: CHHapticTimeImmediate) } == .invalidParameterType)
    }

    @Test func handlersRunInTheBackground() async throws {
        let (app, engine) = try await launch()
        let log = Mutex<[String]>([])
        func add(_ text: String) -> @Sendable () -> Void { { log.withLock { $0.append("\(text) \(MainQueue.isCurrent)") } } }
        let (started, ended, finished, reset) = (add("start"), add("stop"), add("finished"), add("reset"))
        engine.start { _ in started() }
        engine.stoppedHandler = { @Sendable reason in log.withLock { $0.append("stopped \(reason.rawValue) \(MainQueue.isCurrent)") } }
        engine.resetHandler = reset
        try await app.settle()
        let player = try engine.makePlayer(with: CHHapticPattern(events: [hum(0, 1)], parameters: []))
        try player.start(atTime: CHHapticTimeImmediate)
        engine.notifyWhenPlayersFinished { _ in
            finished()
            return .stopEngine
        }
        try await app.settle()
        #expect(log.withLock { $0 } == ["start false"])
        await app.advance(by: .seconds(1.1))
        try await app.settle()
        #expect(log.withLock { $0 } == ["start false", "finished false", "stopped 4 false"])
        #expect(app.system.haptics.runningEngineCount == 0)
        try await engine.start()
        app.system.haptics.reset()
        try await app.settle()
        try await engine.start()
        app.system.haptics.stopEngines()
        try await app.settle()
        try await engine.start()
        await app.enterBackground()
        try await app.settle()
        #expect(log.withLock { $0.suffix(3) } == ["reset false", "stopped 1 false", "stopped 2 false"])
        engine.stop { _ in ended() }
        try await app.settle()
        #expect(log.withLock { $0.last } == "stop false")
    }

    @Test func anIdleEngineShutsDown() async throws {
        let (app, engine) = try await launch()
        engine.isAutoShutdownEnabled = true
        let player = try engine.makePlayer(with: CHHapticPattern(events: [tap(0)], parameters: []))
        try player.start(atTime: CHHapticTimeImmediate)
        await app.advance(by: .seconds(100))
        #expect(app.system.haptics.runningEngineCount == 1)
        try player.start(atTime: CHHapticTimeImmediate)
        await app.advance(by: .seconds(100))
        #expect(app.system.haptics.runningEngineCount == 1)
        await app.advance(by: .seconds(30))
        #expect(app.system.haptics.runningEngineCount == 0 && app.system.haptics.played.count == 2)
    }

    @Test func soundsAndFilesArePlayed() async throws {
        let (app, engine) = try await launch()
        try start(engine)
        let folder = try TestFolder.make()
        let sound = folder.appendingPathComponent("Ping.wav")
        try Data([1]).write(to: sound)
        let id = try engine.registerAudioResource(sound)
        let events = [CHHapticEvent(audioResourceID: id, parameters: [], relativeTime: 0, duration: 1)]
        try engine.makePlayer(with: CHHapticPattern(events: events, parameters: [])).start(atTime: CHHapticTimeImmediate)
        let text = #"{"Pattern": [{"Event": {"Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "Ping.wav"}}]}"#
        let file = folder.appendingPathComponent("Ping.ahap")
        try Data(text.utf8).write(to: file)
        try engine.playPattern(from: file)
        #expect(app.system.haptics.played.map(\.url) == [sound, sound])
        #expect(app.system.haptics.played.map(\.kind) == [.audioCustom, .audioCustom])
        #expect(code { try engine.playPattern(from: Data(text.utf8)) } == .fileNotFound)
        engine.playsHapticsOnly = true
        try engine.playPattern(from: file)
        #expect(app.system.haptics.played.count == 2)
        try engine.unregisterAudioResource(id)
        #expect(code { try engine.unregisterAudioResource(id) } == .invalidAudioResource)
        let pattern = try CHHapticPattern(events: events, parameters: [])
        #expect(code { _ = try engine.makePlayer(with: pattern) } == .invalidAudioResource)
        app.system.haptics.supportsHaptics = false
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics && code { _ = try CHHapticEngine() } == .notSupported)
    }
}

import CaretTesting
import CoreHaptics
import Synchronization
import Testing

@testable import UIKitCore

/// Players at the limits of their settings, and starts that do not take place.
@MainActor @Suite(.app) struct HapticPlayerTests {
    private func launch() async throws -> (TestApp, CHHapticEngine) {
        (try await TestApp.launch(showing: { UIViewController() }), try CHHapticEngine())
    }

    private func tap(_ time: TimeInterval) -> CHHapticEvent {
        CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: time)
    }

    /// The forms without `await`, which an asynchronous function cannot call.
    private func start(_ engine: CHHapticEngine) throws { try engine.start() }
    private func stop(_ engine: CHHapticEngine) { engine.stop() }

    @Test func aShortLoopIsLimitedAndLeavesOutWhatAFrameMissed() async throws {
        let (app, engine) = try await launch()
        try start(engine)
        let player = try engine.makeAdvancedPlayer(with: CHHapticPattern(events: [tap(0), tap(1)], parameters: []))
        player.playbackRate = 1e9
        #expect(player.playbackRate == 100)
        (player.loopEnabled, player.loopEnd) = (true, 1e-300)
        try player.start(atTime: CHHapticTimeImmediate)
        await app.advance(by: .seconds(1))
        try player.stop(atTime: CHHapticTimeImmediate)
        #expect((2...200).contains(app.system.haptics.played.count), "at most one or two for each frame")
    }

    @Test func aDelayedStartEndsWithItsEngineAndItsCancellation() async throws {
        let (app, engine) = try await launch()
        try start(engine)
        let ends = Mutex(0)
        let pattern = try CHHapticPattern(events: [tap(0)], parameters: [])
        weak var released: AnyObject?
        do {
            let player = try engine.makeAdvancedPlayer(with: pattern)
            player.completionHandler = { @Sendable _ in ends.withLock { $0 += 1 } }
            released = player
            try player.start(atTime: engine.currentTime + 1)
            try player.cancel()
        }
        try await app.settle()
        #expect(ends.withLock { $0 } == 1 && released == nil)
        let player = try engine.makePlayer(with: pattern)
        try player.start(atTime: engine.currentTime + 1)
        stop(engine)
        await app.advance(by: .seconds(2))
        #expect(app.system.haptics.played.isEmpty)
    }

    @Test func aStartThatIsPendingAtTheEndOfThePatternTakesPlace() async throws {
        let (app, engine) = try await launch()
        try start(engine)
        let ends = Mutex(0)
        weak var released: AnyObject?
        do {
            let player = try engine.makeAdvancedPlayer(with: CHHapticPattern(events: [tap(0.2)], parameters: []))
            player.completionHandler = { @Sendable _ in ends.withLock { $0 += 1 } }
            released = player
            try player.start(atTime: CHHapticTimeImmediate)
            try player.start(atTime: engine.currentTime + 1)
        }
        await app.advance(by: .seconds(0.5))
        #expect(app.system.haptics.played.count == 1 && ends.withLock { $0 } == 1 && released != nil)
        await app.advance(by: .seconds(1))
        #expect(app.system.haptics.played.count == 2 && ends.withLock { $0 } == 2 && released == nil)
    }

    @Test func aPositionIsForOneStart() async throws {
        let (app, engine) = try await launch()
        try start(engine)
        let player = try engine.makeAdvancedPlayer(with: CHHapticPattern(events: [tap(1), tap(2)], parameters: []))
        try player.seek(toOffset: 1.5)
        for count in [1, 3, 5] {
            try player.start(atTime: CHHapticTimeImmediate)
            await app.advance(by: .seconds(2.1))
            #expect(app.system.haptics.played.count == count)
            player.isMuted = false
        }
        try player.start(atTime: CHHapticTimeImmediate)
        try player.seek(toOffset: 1.5)
        player.playbackRate = 1
        await app.advance(by: .seconds(1))
        try player.start(atTime: CHHapticTimeImmediate)
        await app.advance(by: .seconds(2.1))
        #expect(app.system.haptics.played.count == 8)
    }

    @Test func aPatternKeepsTheValuesOfItsEvents() async throws {
        let (app, engine) = try await launch()
        try start(engine)
        let event = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0, duration: 1)
        let pattern = try CHHapticPattern(events: [event], parameters: [])
        (event.duration, event.relativeTime) = (1e300, -1)
        try engine.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
        #expect(app.system.haptics.played.map(\.duration) == [1] && pattern.duration == 1)
    }

    /// An object of an app that uses a player when it is released.
    private final class Owner: Sendable {
        private let use: @Sendable () -> Void
        init(_ use: @escaping @Sendable () -> Void) { self.use = use }
        deinit { use() }
    }

    @Test func aFormerHandlerMayUseThePlayer() async throws {
        let (_, engine) = try await launch()
        let player = try engine.makeAdvancedPlayer(with: CHHapticPattern(events: [tap(0)], parameters: []))
        let reads = Mutex(0)
        // Any thread may use a player.
        nonisolated(unsafe) let used = player
        for _ in 0..<2 {
            let owner = Owner { reads.withLock { $0 += used.isMuted ? 0 : 1 } }
            player.completionHandler = { @Sendable _ in _ = owner }
        }
        player.completionHandler = { @Sendable _ in }
        #expect(reads.withLock { $0 } == 2)
    }

    @Test func aStartOfAnotherThreadIsKeptAtTheEndOfThePattern() async throws {
        let (app, engine) = try await launch()
        try start(engine)
        let ends = Mutex(0)
        let finishes = Mutex(0)
        let player = try engine.makeAdvancedPlayer(with: CHHapticPattern(events: [tap(0)], parameters: []))
        player.completionHandler = { @Sendable _ in ends.withLock { $0 += 1 } }
        // The main actor receives the start after the end of the first one.
        // Any thread may use a player.
        nonisolated(unsafe) let started = player
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { try? started.start(atTime: CHHapticTimeImmediate) }
        group.wait()
        try player.start(atTime: CHHapticTimeImmediate)
        engine.notifyWhenPlayersFinished { @Sendable _ in
            finishes.withLock { $0 = ends.withLock { $0 } }
            return .leaveEngineRunning
        }
        try await app.settle()
        await app.advance(by: .seconds(1))
        #expect(ends.withLock { $0 } == 2 && finishes.withLock { $0 } == 2 && app.system.haptics.played.count == 2)
    }
}

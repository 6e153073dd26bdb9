import Platform
import Testing

/// The requirements of a frame clock, in virtual and in real time.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct ClockConformanceTests {
    @Test(arguments: BackendKind.allCases) func requestsBeforeAFrameAreOneRequest(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        var frames: [FrameTime] = []
        rig.backend.clock.onFrame = { frames.append($0) }
        rig.backend.clock.requestFrame()
        rig.backend.clock.requestFrame()
        await rig.runFrame()
        #expect(frames.count == 1)
        if let clock = rig.backend.clock as? RealTimeClock { #expect(!clock.isTicking) }
    }

    @Test(arguments: BackendKind.allCases) func framesFollowOneAnotherOnTheBeat(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        let clock = rig.backend.clock
        var frames: [FrameTime] = []
        clock.onFrame = { frames.append($0) }
        for _ in 0..<3 {
            clock.requestFrame()
            await rig.runFrame()
        }
        #expect(frames.count == 3)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.timestamp < $1.timestamp })
        #expect(frames.allSatisfy { abs($0.targetTimestamp - $0.timestamp - 1 / Double(clock.rate)) < 1e-6 })
        #expect(frames.allSatisfy { $0.timestamp <= clock.now })
    }

    @Test(arguments: BackendKind.allCases) func aFrameIsNotEarlierThanItsRequestedTime(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        let clock = rig.backend.clock
        let wanted = clock.now + 3.5 / Double(clock.rate)
        var frames: [FrameTime] = []
        clock.onFrame = { frames.append($0) }
        clock.requestFrame(at: wanted)
        while frames.isEmpty { await rig.runFrame() }
        #expect(frames.map { $0.timestamp >= wanted - 1e-9 } == [true])
    }

    @Test(arguments: BackendKind.allCases) func aClockIsSilentWithoutRequests(_ kind: BackendKind) async throws {
        let rig = try await kind.open()
        defer { rig.tearDown() }
        if let clock = rig.backend.clock as? RealTimeClock {
            #expect(!clock.isTicking)
        } else {
            rig.backend.clock.onFrame = { _ in Issue.record("a frame came that nobody had asked for") }
            await rig.runFrame()
        }
    }
}

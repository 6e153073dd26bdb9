import CaretTesting
import Platform
import Testing
import UIKit
import UIKitCore

/// The time of code that measures durations, and links of processes without an application.
@MainActor @Suite(.app) struct MediaTimeTests {
    @MainActor private final class Target {
        var times: [CFTimeInterval] = []
        func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
    }

    @Test func `E1 a display link of a process without an application fires`() throws {
        ApplicationHost.current?.terminate()
        let target = Target()
        let link = CADisplayLink(target: target, selector: Selector("tick:", Target.tick(_:)))
        link.add(to: .main, forMode: .common)
        let host = try #require(ApplicationHost.current)
        defer { host.terminate() }
        let clock = try #require(host.frameLoop.clock as? any ManualClock)
        for _ in 0..<3 { clock.step() }
        link.invalidate()
        #expect(target.times.count == 3)
    }

    @Test func `E1 a display link of an app without a window fires`() async throws {
        final class Idle: UIResponder, UIApplicationDelegate {}
        let app = try await TestApp.launch(Idle())
        let target = Target()
        let link = CADisplayLink(target: target, selector: Selector("tick:", Target.tick(_:)))
        link.add(to: .main, forMode: .common)
        await app.advance(frames: 3)
        link.invalidate()
        #expect(target.times.count == 3)
    }

    @Test func `E2 each reading is later than the one before`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        try await app.settle()
        let readings = (0..<4).map { _ in CACurrentMediaTime() }
        #expect(zip(readings, readings.dropFirst()).allSatisfy { $0 < $1 })
        #expect(readings[3] - readings[0] < 1e-4)
    }

    /// Returns the times that a program reads: outside of frames, in them, and again.
    private func readings() async throws -> [CFTimeInterval] {
        let app = try await TestApp.launch(showing: { UIViewController() })
        await app.advance(frames: 2)
        var all = [CACurrentMediaTime(), CACurrentMediaTime()]
        FrameLoop.current.addLink { time in
            all += [time, CACurrentMediaTime(), CACurrentMediaTime()]
            return false
        }
        await app.advance(frames: 3)
        all.append(CACurrentMediaTime())
        app.terminate()
        return all
    }

    @Test func `E2 the same program reads the same times in each run`() async throws {
        let first = try await readings()
        let second = try await readings()
        #expect(first == second)
        // The first reading of a frame is the frame's time.
        #expect(first[2] == first[3] && first[3] < first[4] && first == first.sorted())
    }

    @Test func `E2 a loop that waits for a time ends`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let start = CACurrentMediaTime()
        while CACurrentMediaTime() - start < 0.02 {}
        await app.advance(frames: 1)
        #expect(CACurrentMediaTime() - start < 0.1)
    }

    @Test func `E2 the time advances without an application`() {
        ApplicationHost.current?.terminate()
        let start = CACurrentMediaTime()
        #expect(start > 0)
        var reading = start
        for _ in 0..<1_000_000 where reading == start { reading = CACurrentMediaTime() }
        #expect(reading > start)
    }
}

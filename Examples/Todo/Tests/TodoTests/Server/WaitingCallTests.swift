import Foundation
import Testing
import TodoModel

@testable import TodoServer

/// Calls that wait for changes, on a server whose clock the test advances.
@Suite(.timeLimit(.minutes(5))) struct WaitingCallTests {
    @Test func `M10 a waiting call is answered as soon as something has changed`() async throws {
        let clock = ManualClock()
        try await LocalServer.with(clock: clock) { url in
            let client = try await TestClient(url).registered()
            async let waiting = client.send("GET", "v1/changes?since=0&wait=20")
            #expect(await clock.nextWait() == .seconds(20))
            _ = try await client.addTask("Milk")
            #expect(try await waiting.value(Changes.self).items.map(\.task?.title) == ["Milk"] && clock.sleepers == 0)
        }
    }

    @Test func `M10 earlier changes are answered without a wait`() async throws {
        let clock = ManualClock()
        try await LocalServer.with(clock: clock) { url in
            let client = try await TestClient(url).registered()
            _ = try await client.addTask("Milk")
            #expect(try await client.send("GET", "v1/changes?since=0&wait=20").value(Changes.self).items.count == 1)
            #expect(clock.sleepers == 0)
        }
    }

    @Test func `M10 a waiting call is answered without a change when its time is over`() async throws {
        let clock = ManualClock()
        try await LocalServer.with(clock: clock) { url in
            let client = try await TestClient(url).registered()
            let stranger = try await TestClient(url).registered()
            async let waiting = client.send("GET", "v1/changes?since=0&wait=7")
            #expect(await clock.nextWait() == .seconds(7))
            // Another account's change wakes no call.
            _ = try await stranger.addTask("Bread")
            clock.advance(by: .seconds(7))
            let changes = try await waiting.value(Changes.self)
            #expect(changes.items.isEmpty && changes.sequence == 0)
        }
    }

    @Test(arguments: ["21", "-1", "x", ""]) func `M10 a wait that is no number of seconds up to 20 is refused`(wait: String) async throws {
        try await LocalServer.with { url in
            let client = try await TestClient(url).registered()
            let answer = try await client.send("GET", "v1/changes?since=0&wait=\(wait)")
            #expect(answer.status == 400 && answer.problem?.field == "wait")
        }
    }

    @Test func `M10 a server that is asked to stop answers the waiting calls`() async throws {
        let (clock, (stops, stop)) = (ManualClock(), AsyncStream.makeStream(of: Void.self))
        try await LocalServer.with(clock: clock, stops: stops) { url in
            let client = try await TestClient(url).registered()
            async let waiting = client.send("GET", "v1/changes?since=0&wait=20")
            #expect(await clock.nextWait() == .seconds(20))
            stop.yield()
            #expect(try await waiting.value(Changes.self).items.isEmpty)
        }
    }

    @Test func `M10 at most so many calls of an account wait, and one more ends the oldest`() async {
        let bell = ChangeBell()
        let calls = (0...ChangeBell.limit).map { _ in bell.changes(of: 1) }
        var rings = 0
        for await _ in calls[0] { rings += 1 }
        #expect(rings == 0 && bell.count(of: 1) == ChangeBell.limit)
        let other = bell.changes(of: 2)
        bell.ring(for: 1)
        bell.ring(for: 1)
        for call in calls.dropFirst() {
            for await _ in call { break }
        }
        #expect(bell.count(of: 2) == 1)
        _ = other
    }

    @Test func `M10 a cancelled call waits no longer`() async {
        let bell = ChangeBell()
        do { _ = bell.changes(of: 1) }
        #expect(bell.count(of: 1) == 0)
        let waiting = Task { for await _ in bell.changes(of: 1) {} }
        while bell.count(of: 1) == 0 { await Task.yield() }
        waiting.cancel()
        await waiting.value
        #expect(bell.count(of: 1) == 0)
    }
}

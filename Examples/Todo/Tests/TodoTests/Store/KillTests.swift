import Foundation
import Testing
import TodoKit

/// `kill -9` of the server and of the client, at any write of either: no acknowledged change is lost, and none is
/// performed twice.
///
/// A task's title counts its changes, and so does its version on the server. A change that was lost or performed
/// twice shows permanently: the two numbers differ. The client never reports a count as written again, unless it has
/// lost the count.
@Suite struct KillTests {
    /// The number of kills; `TASKS_KILLS` overrides it.
    static let kills = ProcessInfo.processInfo.environment["TASKS_KILLS"].flatMap { Int($0) } ?? 300

    @Test func nothingIsLostAndNothingIsDoneTwice() async throws {
        let seed = ProcessInfo.processInfo.environment["TASKS_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...UInt64.max)
        print("TASKS_SEED=\(seed)")
        var run = try await KillRun(seed: seed)
        while run.kills < Self.kills { try await run.round() }
        try await run.finish()
        print(
            "\(run.kills) kills (\(run.serverKills) of the server), \(run.written.count) tasks, \(run.announced.count) changes, "
                + "\(run.stuck) clients stuck")
        #expect(run.serverKills > Self.kills / 10 && run.kills - run.serverKills > Self.kills / 10, "seed \(seed)")
        #expect(run.repeated.isEmpty, "announced twice, so lost in between: \(run.repeated); seed \(seed)")

        let store = try TodoStore(path: run.device)
        #expect(try store.refusals().isEmpty && store.pending().isEmpty, "seed \(seed)")
        let tasks = try store.tasks()
        let onServer = try await run.tasksOnServer()
        #expect(Set(tasks) == Set(onServer) && tasks.count == onServer.count, "seed \(seed)")
        for task in onServer {
            #expect(task.title == "\(task.version)", "\(task.id): \(task.title) changes made, \(task.version) done; seed \(seed)")
        }
        let counts = Dictionary(onServer.map { ($0.id.uuidString, Int($0.title) ?? 0) }, uniquingKeysWith: max)
        for (id, count) in run.written {
            #expect(counts[id] ?? 0 >= count, "\(id): written \(count), there \(counts[id] ?? 0); seed \(seed)")
        }
        for (id, count) in run.sent { #expect(counts[id] ?? 0 >= count, "\(id): sent \(count), there \(counts[id] ?? 0); seed \(seed)") }
    }
}

import Foundation
import GRDB
import Synchronization
import Testing

@testable import TodoKit

/// Changes on their way to the server.
@Suite struct SyncTests {
    @Test func withoutANetworkEverythingWorksAndWaits() async throws {
        let nowhere = try #require(URL(string: "http://127.0.0.1:1"))
        let store = try TodoStore()
        let sync = TodoSync(store, HTTPTransport(server: nowhere, token: "x", timeout: 5))
        let task = TodoTask(title: "Milk")
        try store.add(task)
        try store.edit(task.id, TaskEdit(isDone: true))
        await #expect(throws: TodoError.self) { try await sync.run() }
        #expect(try store.tasks() == [TodoTask(id: task.id, title: "Milk", isDone: true)])
        #expect(try store.pending().map(\.action) == [.createTask(task), .editTask(TaskEdit(isDone: true))])
    }

    @Test func aChangeWhoseAnswerWasLostIsNotPerformedTwice() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let device = try TestDevice(client)
        let task = TodoTask(title: "1")
        try device.store.add(task)
        device.network.lose(.answer)
        await #expect(throws: TodoError.unreachable("lost on the way back")) { try await device.sync.run() }
        try await device.sync.run()
        try device.store.edit(task.id, TaskEdit(title: "2"))
        device.network.lose(.answer)
        await #expect(throws: TodoError.self) { try await device.sync.run() }
        // Another device's change arrives after this one's; this change, sent again, must not overwrite it.
        _ = try await client.send("PATCH", "v1/tasks/\(task.id)", json: #"{"title":"3"}"#)
        try await device.sync.run()
        let expected = TodoTask(id: task.id, title: "3", version: 3)
        #expect(try device.task(task.id) == expected)
        #expect(try await client.send("GET", "v1/tasks/\(task.id)").value(TodoTask.self) == expected)
    }

    @Test func changesAreSentInTheirOrder() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let device = try TestDevice(client)
        let (project, task) = (Project(name: "Kitchen"), UUID())
        try device.store.add(project)
        try device.store.add(TodoTask(id: task, title: "Milk", project: project.id))
        try device.store.delete(.project, project.id)
        let report = try await device.sync.run()
        #expect(report.sent == 3)
        let calls = device.network.calls.withLock { $0 }
        #expect(calls == ["POST v1/projects", "POST v1/tasks", "DELETE v1/projects/\(project.id)", "GET v1/changes"])
        #expect(try device.store.tasks() == [TodoTask(id: task, title: "Milk", version: 2)])
    }

    @Test func refusedChangesAreUndoneAndReported() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let device = try TestDevice(client)
        let task = TodoTask(title: "Milk")
        try device.store.add(task)
        try await device.sync.run()
        try device.store.edit(task.id, TaskEdit(notes: String(repeating: "x", count: Limits.notes + 1)))
        try device.store.edit(task.id, TaskEdit(isDone: true))
        try await device.sync.run()
        #expect(try device.task(task.id) == TodoTask(id: task.id, title: "Milk", isDone: true, version: 2))
        #expect(try device.store.refusals().map(\.record) == [task.id] && device.store.pending().isEmpty)
        try device.store.clearRefusals()
        #expect(try device.store.refusals().isEmpty)
    }

    @Test func aRefusedNewTaskIsRemoved() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let device = try TestDevice(client)
        try device.store.add(TodoTask(title: String(repeating: "x", count: Limits.title + 1)))
        try await device.sync.run()
        #expect(try device.store.tasks().isEmpty && device.store.refusals().count == 1)
    }

    @Test func anUnauthorizedUserKeepsPendingChanges() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let device = try TestDevice(TestClient(client.url, token: "nonsense"))
        try device.store.add(TodoTask(title: "Milk"))
        await #expect(throws: TodoError.unauthorized) { try await device.sync.run() }
        #expect(try device.store.pending().count == 1)
    }

    @Test func concurrentRunsAreOneRun() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let device = try TestDevice(client)
        for number in 0..<10 { try device.store.add(TodoTask(title: "\(number)")) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { try await device.sync.run() } }
            try await group.waitForAll()
        }
        #expect(device.network.calls.withLock { $0 }.count { $0.hasPrefix("POST") } == 10)
    }

    @Test func anotherServerIsReadFromTheBeginning() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        let path = folder.file("device.sqlite")
        let device = try TestDevice(client, path: path)
        for number in 0..<3 { try device.store.add(TodoTask(title: "old \(number)")) }
        try await device.sync.run()
        await server.child.stop()
        let (other, stranger, otherFolder) = try await TestClient.withServer()
        defer { _ = (other, otherFolder, folder) }
        _ = try await stranger.addTask("new")
        let moved = try TestDevice(stranger, path: path)
        try await moved.sync.run()
        #expect(try moved.store.tasks().map(\.title) == ["new"])
    }

    @Test func longHistoriesArriveInPages() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let first = try TestDevice(client)
        for number in 0..<1_203 { try first.store.add(TodoTask(title: "\(number)")) }
        try await first.sync.run()
        let second = try TestDevice(client)
        #expect(try await second.sync.run().received == 1_203)
        #expect(second.network.calls.withLock { $0 }.count == 3)
        #expect(try second.store.tasks().map(\.title) == first.store.tasks().map(\.title))
    }

    @Test func savedChangesAreOnTheDisk() throws {
        let folder = try TemporaryFolder()
        let store = try TodoStore(path: folder.file("device.sqlite"))
        let (mode, waits) = try store.read { database in
            (
                try String.fetchOne(database, sql: "PRAGMA journal_mode"), try Int.fetchOne(database, sql: "PRAGMA synchronous")
            )
        }
        // 2 is FULL: each commit waits for the disk.
        #expect(mode == "wal" && waits == 2)
    }
}

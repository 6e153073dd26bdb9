import Foundation
import Testing

@testable import TodoKit

/// The one rule: fields are merged one by one, the change that reaches the server last wins, and a deletion wins over
/// everything.
@Suite struct ConflictTests {
    private func twoDevices() async throws -> (
        server: ServerProcess, first: TestDevice, second: TestDevice, task: TodoTask, TemporaryFolder
    ) {
        let (server, client, folder) = try await TestClient.withServer()
        let (first, second) = (try TestDevice(client), try TestDevice(client))
        let task = TodoTask(title: "Milk", notes: "one litre")
        try first.store.add(task)
        try await first.sync.run()
        try await second.sync.run()
        #expect(try second.task(task.id)?.title == "Milk")
        return (server, first, second, task, folder)
    }

    private func exchange(_ devices: TestDevice...) async throws {
        for _ in 0..<2 { for device in devices { try await device.sync.run() } }
    }

    @Test func changesOfDifferentFieldsAreMerged() async throws {
        let (server, first, second, task, folder) = try await twoDevices()
        defer { _ = (server, folder) }
        try first.store.edit(task.id, TaskEdit(title: "Oat milk"))
        try second.store.edit(task.id, TaskEdit(isDone: true))
        try await exchange(first, second)
        let expected = TodoTask(id: task.id, title: "Oat milk", notes: "one litre", isDone: true, version: 3)
        #expect(try first.task(task.id) == expected && second.task(task.id) == expected)
    }

    @Test func ofChangesOfOneFieldTheOneThatArrivesLastWins() async throws {
        let (server, first, second, task, folder) = try await twoDevices()
        defer { _ = (server, folder) }
        // The change that was made last is sent first.
        try second.store.edit(task.id, TaskEdit(title: "second"))
        try first.store.edit(task.id, TaskEdit(title: "first"))
        try await exchange(first, second)
        #expect(try first.task(task.id)?.title == "second" && second.task(task.id)?.title == "second")
    }

    @Test func aDeletionWinsOverAnEditInEitherOrder() async throws {
        for isDeletionFirst in [true, false] {
            let (server, first, second, task, folder) = try await twoDevices()
            defer { _ = (server, folder) }
            try first.store.delete(.task, task.id)
            try second.store.edit(task.id, TaskEdit(title: "kept?"))
            if isDeletionFirst { try await exchange(first, second) } else { try await exchange(second, first) }
            #expect(try first.task(task.id) == nil && second.task(task.id) == nil)
            #expect(try second.store.pending().isEmpty && second.store.refusals().isEmpty)
        }
    }

    @Test func bothDevicesMayDelete() async throws {
        let (server, first, second, task, folder) = try await twoDevices()
        defer { _ = (server, folder) }
        for device in [first, second] { try device.store.delete(.task, task.id) }
        try await exchange(first, second)
        #expect(try first.store.tasks().isEmpty && second.store.tasks().isEmpty && second.store.refusals().isEmpty)
    }

    @Test func pendingChangesAreAppliedToReceivedRecords() throws {
        let store = try TodoStore()
        let task = TodoTask(title: "a", notes: "n", version: 1)
        try store.merge(Changes(items: [Change(sequence: 1, kind: .task, id: task.id, task: task)], sequence: 1, hasMore: false))
        try store.edit(task.id, TaskEdit(title: "mine"))
        var theirs = task
        (theirs.title, theirs.notes, theirs.version) = ("theirs", "their notes", 2)
        try store.merge(Changes(items: [Change(sequence: 2, kind: .task, id: task.id, task: theirs)], sequence: 2, hasMore: false))
        #expect(try store.task(task.id) == TodoTask(id: task.id, title: "mine", notes: "their notes", version: 2))
    }

    @Test func anEditThatChangesNothingOverwritesNothing() throws {
        let store = try TodoStore()
        let task = TodoTask(title: "a", version: 1)
        try store.merge(Changes(items: [Change(sequence: 1, kind: .task, id: task.id, task: task)], sequence: 1, hasMore: false))
        try store.edit(task.id, TaskEdit(title: "a", notes: ""))
        #expect(try store.pending().isEmpty)
    }

    @Test func projectsAndTagsFollowTheSameRule() async throws {
        let (server, first, second, task, folder) = try await twoDevices()
        defer { _ = (server, folder) }
        let (project, tag) = (Project(name: "Kitchen"), TodoModel.Tag(name: "urgent"))
        try first.store.add(project)
        try first.store.add(tag)
        try first.store.edit(task.id, TaskEdit(project: project.id, tags: [tag.id]))
        try await exchange(first, second)
        #expect(try second.task(task.id)?.project == project.id && second.task(task.id)?.tags == [tag.id])
        try first.store.rename(Project.self, project.id, to: "House")
        try second.store.rename(Project.self, project.id, to: "Home")
        try second.store.delete(.tag, tag.id)
        try await exchange(first, second)
        #expect(try first.store.names(Project.self).map(\.name) == ["Home"] && second.store.names(Project.self).map(\.name) == ["Home"])
        #expect(try first.store.names(TodoModel.Tag.self).isEmpty && first.task(task.id)?.tags == [])
    }

    /// Two devices, random changes, and a network with losses: in the end all have the same records.
    @Test func devicesAgreeInTheEnd() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let seed = UInt64.random(in: 0...UInt64.max)
        var chance = SeededGenerator(seed: seed)
        let devices = try (0..<3).map { _ in try TestDevice(client) }
        for round in 0..<150 {
            let device = devices[Int.random(in: 0..<3, using: &chance)]
            let task = try device.store.tasks().randomElement(using: &chance)
            switch Int.random(in: 0..<8, using: &chance) {
            case 0, 1: try device.store.add(TodoTask(title: "task \(round)"))
            case 2: try task.map { try device.store.edit($0.id, TaskEdit(title: "title \(round)")) }
            case 3: try task.map { try device.store.edit($0.id, TaskEdit(notes: "notes \(round)", isDone: !$0.isDone)) }
            case 4: try task.map { try device.store.delete(.task, $0.id) }
            case 5: device.network.lose([.call, .answer, .nothing].randomElement(using: &chance) ?? .nothing)
            default: _ = try? await device.sync.run()
            }
        }
        for _ in 0..<12 { for device in devices { _ = try? await device.sync.run() } }
        let results = try devices.map { try Set($0.store.tasks()) }
        #expect(results[0] == results[1] && results[1] == results[2], "seed \(seed)")
        for device in devices {
            #expect(try device.store.pending().isEmpty, "seed \(seed)")
            #expect(try device.store.refusals().map(\.reason) == [], "seed \(seed)")
        }
        let page = try await client.send("GET", "v1/tasks?limit=500").value(Page<TodoTask>.self)
        #expect(Set(page.items) == results[0], "seed \(seed)")
    }
}

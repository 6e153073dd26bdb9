import Foundation
import Testing
import TodoKit
import TodoModel

/// To-do as a separate program, with a server of its own.
@Suite(.timeLimit(.minutes(10))) struct TodoProgramTests {
    private static func app(_ arguments: [String]) throws -> ChildProcess {
        try ChildProcess("Todo", arguments, environment: ["CARET_BACKEND": "headless", "TASKS_PASSWORD": "correct horse"])
    }

    @Test func changesOfflineAndElsewhereAreMerged() async throws {
        let folder = try TemporaryFolder()
        let server = try await ServerProcess.start(database: folder.file("server.sqlite"))
        defer { _ = (server, folder) }
        let elsewhere = try await TestClient(server.url).registered("bob")
        _ = try await elsewhere.addTask("Bread")
        let file = folder.file("device.sqlite")
        try TodoStore(path: file).add(TodoTask(title: "Milk"))

        let app = try Self.app(["--server", server.url.absoluteString, "--name", "bob", "--database", file])
        let leash = Leash(app)
        defer { _ = leash }
        func titles() async throws -> Set<String> {
            Set(try await elsewhere.send("GET", "v1/tasks").value(Page<TodoTask>.self).items.map(\.title))
        }
        func device() -> Set<String> { Set(((try? TodoStore(path: file).tasks()) ?? []).map(\.title)) }
        let both: Set = ["Bread", "Milk"]
        while app.isRunning, try await titles() != both || device() != both {}
        #expect(app.isRunning)
        await app.stop()
        let store = try TodoStore(path: file)
        #expect(try store.pending().isEmpty && store.tasks().allSatisfy { $0.version == 1 })
    }

    @Test(arguments: ["--colour": 64, "--help": 0, "--server nowhere": 64, "--database /nowhere/at/all.sqlite": 1])
    func commandLinesWithoutAScreenEndAtOnce(line: String, code: Int32) async throws {
        let app = try Self.app(line.split(separator: " ").map(String.init))
        await app.end()
        #expect(app.exitCode == code)
    }
}

import ArgumentParser
import Foundation
import TodoKit
import TodoModel

/// Writes into a store and syncs it repeatedly, until it is killed. It reports its acknowledged work, so that the
/// test knows which data must exist.
///
/// `wrote ID N` reports that a task's title counts to N in the store; `sent ID N` that the server has that.
@main
struct TodoScribe: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "todo-scribe", shouldDisplay: false)

    @Option var database: String
    @Option var server: String
    @Option var token: String
    @Option var seed: UInt64
    /// The number of changes to make; 0 to send pending changes, and end.
    @Option var changes: Int
    @Option var crashSeed: UInt64?

    func run() async throws {
        guard let url = URL(string: server) else { throw ValidationError("--server: '\(server)' is no address.") }
        let crashes = CrashPoints(seed: crashSeed)
        let store = try TodoStore(path: database, crashes: crashes)
        let sync = TodoSync(store, HTTPTransport(server: url, token: token), crashes: crashes)
        var chance = SeededGenerator(seed: seed)
        for _ in 0..<changes {
            try change(store, &chance)
            if Int.random(in: 0..<4, using: &chance) == 0 { await exchange(store, sync) }
        }
        await exchange(store, sync)
        say("end")
    }

    /// Creates a task, or increments one: a title counts its changes.
    private func change(_ store: TodoStore, _ chance: inout SeededGenerator) throws {
        let tasks = try store.tasks()
        if tasks.count < 5 || Int.random(in: 0..<5, using: &chance) == 0 {
            let task = TodoTask(title: "1")
            try store.add(task)
            say("wrote \(task.id) 1")
        } else if let task = tasks.randomElement(using: &chance), let count = Int(task.title) {
            try store.edit(task.id, TaskEdit(title: "\(count + 1)"))
            say("wrote \(task.id) \(count + 1)")
        }
    }

    private func exchange(_ store: TodoStore, _ sync: TodoSync) async {
        // Earlier pending changes are on the server after the sync; the server may be down at this moment.
        guard let waiting = try? store.pending(), let tasks = try? store.tasks(), (try? await sync.run()) != nil else { return }
        let records = Set(waiting.map(\.record))
        for task in tasks where records.contains(task.id) { say("sent \(task.id) \(task.title)") }
    }

    private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}

import Foundation
import GRDB
import TodoModel

/// The tasks, projects and tags on this device.
///
/// All reading and writing happens here, with or without a network. A change and its place in the queue for the
/// server are written in one transaction: neither exists without the other. One process at a time may use a file.
///
/// Where two devices have changed the same task, there is one rule. **Fields are merged one by one. A field that both
/// changed has the value of the change that reached the server last. A deletion wins over everything.** The server
/// applies the rule by changing only the fields that a change names. The store applies its own changes to all records
/// from the server until the server has confirmed them.
public final class TodoStore: Sendable {
    private let queue: DatabaseQueue
    private let crashes: CrashPoints

    /// Opens a store.
    ///
    /// - Parameters:
    ///   - path: the path of the file, which is created if there is none; `nil` for a store in memory.
    ///   - crashes: crash points for tests; none by default.
    /// - Throws: the reason why the file cannot be opened.
    public init(path: String? = nil, crashes: CrashPoints = CrashPoints(seed: nil)) throws {
        queue = try StoreDatabase.open(path)
        self.crashes = crashes
    }

    // MARK: - Reading

    /// Returns all tasks, in the order in which they reached this device.
    public func tasks() throws -> [TodoTask] { try queue.read { try Records(database: $0).tasks() } }

    public func task(_ id: UUID) throws -> TodoTask? { try queue.read { try Records(database: $0).task(id) } }

    /// Returns all projects or all tags, by name.
    public func names<Record: NamedRecord>(_ type: Record.Type) throws -> [Record] {
        try queue.read { try Records(database: $0).names(type) }.sorted {
            $0.name == $1.name ? $0.id.uuidString < $1.id.uuidString : $0.name.localizedStandardCompare($1.name) == .orderedAscending
        }
    }

    /// Returns the changes that the server has not confirmed, oldest first.
    public func pending() throws -> [PendingChange] { try queue.read { try Outbox(database: $0).all() } }

    /// Returns the changes that the server refused, oldest first.
    public func refusals() throws -> [Refusal] {
        try queue.read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM refusal ORDER BY number").compactMap { row in
                RecordKind(rawValue: row["kind"]).map { ($0, row) }
            }.map { Refusal(kind: $0, record: try Records.uuid($1["record"]), reason: $1["reason"]) }
        }
    }

    // MARK: - Changing

    /// Adds a task.
    public func add(_ task: TodoTask) throws {
        try write { database in
            try Records(database: database).put(task)
            try Outbox(database: database).add(.createTask(task), to: .task, task.id)
        }
    }

    /// Changes fields of a task; a deleted task stays deleted.
    public func edit(_ id: UUID, _ edit: TaskEdit) throws {
        try write { database in
            guard let old = try Records(database: database).task(id) else { return }
            var task = old
            edit.apply(to: &task)
            // An unchanged field would overwrite changes of other devices.
            let edit = TaskEdit(from: old, to: task)
            guard !edit.isEmpty else { return }
            try Records(database: database).put(task)
            try Outbox(database: database).add(.editTask(edit), to: .task, id)
        }
    }

    /// Adds a project or tag.
    public func add<Record: NamedRecord>(_ record: Record) throws {
        try write { database in
            try Records(database: database).put(record)
            try Outbox(database: database).add(.createName(record.name), to: Record.kind, record.id)
        }
    }

    /// Renames a project or tag.
    public func rename<Record: NamedRecord>(_ type: Record.Type, _ id: UUID, to name: String) throws {
        try write { database in
            guard var record = try Records(database: database).name(type, id), record.name != name else { return }
            record.name = name
            try Records(database: database).put(record)
            try Outbox(database: database).add(.rename(name), to: Record.kind, id)
        }
    }

    /// Deletes a record.
    public func delete(_ kind: RecordKind, _ id: UUID) throws {
        try write { database in
            try Records(database: database).delete(kind, id)
            try Outbox(database: database).add(.delete, to: kind, id)
        }
    }

    /// Deletes the refusals after the user has read them.
    public func clearRefusals() throws { try write { try $0.execute(sql: "DELETE FROM refusal") } }

    // MARK: - For the sync

    func read<Value>(_ work: (Database) throws -> Value) throws -> Value { try queue.read(work) }

    func write<Value>(_ work: (Database) throws -> Value) throws -> Value {
        let value = try queue.write { database in
            let value = try work(database)
            crashes.mayCrash()
            return value
        }
        crashes.mayCrash()
        return value
    }
}

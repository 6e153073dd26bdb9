import Foundation
import GRDB
import TodoModel

extension TodoStore {
    /// Removes a change from the queue that the server has performed, and stores the new version of the record.
    func confirm(_ change: PendingChange, _ record: Change?) throws {
        try write { database in
            try Outbox(database: database).remove(change)
            if let record { try Self.merge(record, database) }
        }
    }

    /// Removes a change from the queue that the server refused, and its effect from the record.
    func refuse(_ change: PendingChange, reason: String, _ record: Change) throws {
        try write { database in
            try Outbox(database: database).remove(change)
            try Self.merge(record, database, evenOlder: true)
            try database.execute(
                sql: "INSERT INTO refusal (kind, record, reason) VALUES (?, ?, ?)",
                arguments: [change.kind.rawValue, change.record.uuidString, reason])
        }
    }

    /// Returns the number of the latest change from the server; 0 before the first.
    func sequence() throws -> Int64 {
        try read { database in
            try String.fetchOne(database, sql: "SELECT value FROM state WHERE name = 'sequence'").flatMap { Int64($0) } ?? 0
        }
    }

    /// Stores changes of the server, and their sequence number: all of them, or none if an error is thrown.
    public func merge(_ changes: Changes) throws {
        try write { database in
            for change in changes.items { try Self.merge(change, database) }
            try Self.set(sequence: changes.sequence, database)
        }
    }

    /// Starts again with another server's records. Only unconfirmed changes stay.
    func startOver() throws {
        try write { database in
            try Records(database: database).deleteAll()
            for change in try Outbox(database: database).all() {
                try Self.merge(Change(sequence: 0, kind: change.kind, id: change.record), database)
            }
            try Self.set(sequence: 0, database)
        }
    }

    private static func set(sequence: Int64, _ database: Database) throws {
        try database.execute(
            sql: "INSERT INTO state (name, value) VALUES ('sequence', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            arguments: [String(sequence)])
    }

    // MARK: - The rule

    /// Stores the server's record with the unconfirmed changes applied.
    ///
    /// The answer to a repeated call may be older than later changes, and is ignored then.
    private static func merge(_ change: Change, _ database: Database, evenOlder: Bool = false) throws {
        let records = Records(database: database)
        let pending = try Outbox(database: database).changes(of: change.kind, change.id).map(\.action)
        switch change.kind {
        case .task:
            let known = try records.task(change.id)?.version ?? 0
            if let task = change.task, task.version < known, !evenOlder { return }
            let task = Rebase.task(change.task, pending)
            try task.map(records.put) ?? records.delete(.task, change.id)
        case .project:
            try merge(change.project, change.id, pending, records)
        case .tag:
            try merge(change.tag, change.id, pending, records)
        }
    }

    private static func merge<Record: NamedRecord>(
        _ record: Record?, _ id: UUID, _ pending: [PendingChange.Action], _ records: Records
    ) throws {
        let record = Rebase.name(record, id, pending)
        try record.map(records.put) ?? records.delete(Record.kind, id)
    }
}

/// A record of the server with unconfirmed changes applied.
enum Rebase {
    /// - Parameter base: the server's task; `nil` if the server has none, because the task was deleted or is not
    ///   created yet.
    static func task(_ base: TodoTask?, _ actions: [PendingChange.Action]) -> TodoTask? {
        var result = base
        for action in actions {
            switch action {
            case .createTask(let task): result = result ?? task
            case .editTask(let edit): result?.apply(edit)
            case .delete: result = nil
            case .createName, .rename: break
            }
        }
        return result
    }

    static func name<Record: NamedRecord>(_ base: Record?, _ id: UUID, _ actions: [PendingChange.Action]) -> Record? {
        var result = base
        for action in actions {
            switch action {
            case .createName(let name): result = result ?? Record(id: id, name: name, version: 0)
            case .rename(let name): result?.name = name
            case .delete: result = nil
            case .createTask, .editTask: break
            }
        }
        return result
    }
}

extension TodoTask {
    fileprivate mutating func apply(_ edit: TaskEdit) { edit.apply(to: &self) }
}

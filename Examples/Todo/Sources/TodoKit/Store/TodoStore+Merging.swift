import Foundation
import GRDB
import TodoModel

extension TodoStore {
    /// Takes a change out of the queue that the server has done, together with what the record is now.
    func confirm(_ change: PendingChange, _ record: Change?) throws {
        try write { database in
            try Outbox(database: database).remove(change)
            if let record { try Self.merge(record, database) }
        }
    }

    /// Takes a change out of the queue that the server would not have, and its effect out of the record.
    func refuse(_ change: PendingChange, reason: String, _ record: Change) throws {
        try write { database in
            try Outbox(database: database).remove(change)
            try Self.merge(record, database, evenOlder: true)
            try database.execute(
                sql: "INSERT INTO refusal (kind, record, reason) VALUES (?, ?, ?)",
                arguments: [change.kind.rawValue, change.record.uuidString, reason])
        }
    }

    /// The number of the last change that came from the server; 0 before the first.
    func sequence() throws -> Int64 {
        try read { database in
            try String.fetchOne(database, sql: "SELECT value FROM state WHERE name = 'sequence'").flatMap { Int64($0) } ?? 0
        }
    }

    /// Takes in what has changed on the server, and how far that goes: all of it, or nothing where it throws.
    public func merge(_ changes: Changes) throws {
        try write { database in
            for change in changes.items { try Self.merge(change, database) }
            try Self.set(sequence: changes.sequence, database)
        }
    }

    /// Begins anew with another server's records: only what it has not confirmed stays.
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

    /// Shows the server's record with the changes upon it that the server has not confirmed.
    ///
    /// The answer to a call that was repeated may be older than what came since; it is left out then.
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

/// A record of the server with changes upon it that it does not know.
enum Rebase {
    /// - Parameter base: `nil` where the server has none: the task was deleted, or is yet to be made.
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

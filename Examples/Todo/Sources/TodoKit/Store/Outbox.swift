import Foundation
import GRDB
import TodoModel

/// Changes that wait for the server, in the order in which they were made.
struct Outbox {
    let database: Database

    func add(_ action: PendingChange.Action, to kind: RecordKind, _ record: UUID) throws {
        let text = String(decoding: try JSONEncoder().encode(action), as: UTF8.self)
        try database.execute(
            sql: "INSERT INTO outbox (key, kind, record, action) VALUES (?, ?, ?, ?)",
            arguments: [UUID().uuidString, kind.rawValue, record.uuidString, text])
    }

    func first() throws -> PendingChange? {
        try Row.fetchOne(database, sql: "SELECT * FROM outbox ORDER BY number LIMIT 1").map(Self.change)
    }

    func changes(of kind: RecordKind, _ record: UUID) throws -> [PendingChange] {
        try Row.fetchAll(
            database, sql: "SELECT * FROM outbox WHERE kind = ? AND record = ? ORDER BY number",
            arguments: [kind.rawValue, record.uuidString]
        ).map(Self.change)
    }

    func all() throws -> [PendingChange] {
        try Row.fetchAll(database, sql: "SELECT * FROM outbox ORDER BY number").map(Self.change)
    }

    func count() throws -> Int { try Int.fetchOne(database, sql: "SELECT count(*) FROM outbox") ?? 0 }

    func remove(_ change: PendingChange) throws {
        try database.execute(sql: "DELETE FROM outbox WHERE number = ?", arguments: [change.number])
    }

    private static func change(_ row: Row) throws -> PendingChange {
        guard let kind = RecordKind(rawValue: row["kind"]) else { throw DatabaseError(message: "a change of no kind") }
        return PendingChange(
            number: row["number"], key: try Records.uuid(row["key"]), kind: kind, record: try Records.uuid(row["record"]),
            action: try JSONDecoder().decode(PendingChange.Action.self, from: Data((row["action"] as String).utf8)))
    }
}

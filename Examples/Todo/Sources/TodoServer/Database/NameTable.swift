import Foundation
import GRDB
import TodoModel

/// Projects and tags of an account, in the database.
struct NameTable {
    let database: Database
    let account: Int64

    func find<Record: NamedRecord>(_ type: Record.Type, _ id: UUID) throws -> Record {
        guard let row = try row(Record.kind, id) else { throw Fault.missing }
        guard !(row["isDeleted"] as Bool) else { throw Fault.gone }
        return try Self.record(row)
    }

    func page<Record: NamedRecord>(_ type: Record.Type, _ page: PageQuery) throws -> Page<Record> {
        let rows = try Row.fetchAll(
            database, sql: "SELECT * FROM name WHERE account = ? AND kind = ? AND NOT isDeleted AND created > ? ORDER BY created LIMIT ?",
            arguments: [account, Record.kind.rawValue, page.after, page.limit + 1])
        let shown = rows.prefix(page.limit)
        let next = rows.count > shown.count ? shown.last.map { String($0["created"] as Int64) } : nil
        return Page(items: try shown.map { try Self.record($0) }, next: next)
    }

    /// Returns all projects or tags, by their names.
    func all<Record: NamedRecord>(_ type: Record.Type) throws -> [Record] {
        try Row.fetchAll(
            database, sql: "SELECT * FROM name WHERE account = ? AND kind = ? AND NOT isDeleted ORDER BY name, created",
            arguments: [account, Record.kind.rawValue]
        ).map { try Self.record($0) }
    }

    func insert<Record: NamedRecord>(_ record: Record) throws -> Record {
        if let row = try row(Record.kind, record.id) {
            throw row["isDeleted"] as Bool ? Fault.gone : Fault.conflict("There is a \(Record.kind) with this id.", field: "id")
        }
        var record = record
        record.name = try Fault.checkedName(record.name, "name", limit: Limits.name)
        record.version = 1
        let sequence = try Sequence.next(database, account)
        try database.execute(
            sql: "INSERT INTO name (account, kind, id, name, version, created, sequence) VALUES (?, ?, ?, ?, 1, ?, ?)",
            arguments: [account, Record.kind.rawValue, record.id.uuidString, record.name, sequence, sequence])
        return record
    }

    func rename<Record: NamedRecord>(_ type: Record.Type, _ id: UUID, to name: String, ifMatch tag: EntityTag.Match?) throws -> Record {
        var record = try find(type, id)
        try tag?.require(EntityTag(version: record.version))
        let name = try Fault.checkedName(name, "name", limit: Limits.name)
        guard name != record.name else { return record }
        record.name = name
        record.version += 1
        try database.execute(
            sql: "UPDATE name SET name = ?, version = ?, sequence = ? WHERE account = ? AND kind = ? AND id = ?",
            arguments: [name, record.version, try Sequence.next(database, account), account, Record.kind.rawValue, id.uuidString])
        return record
    }

    /// Deletes a project or tag; tasks lose it.
    func delete<Record: NamedRecord>(_ type: Record.Type, _ id: UUID, ifMatch tag: EntityTag.Match?) throws {
        let old = try find(type, id)
        try tag?.require(EntityTag(version: old.version))
        try database.execute(
            sql: """
                UPDATE name SET isDeleted = 1, name = '', version = version + 1, sequence = ? WHERE account = ? AND kind = ? AND id = ?
                """, arguments: [try Sequence.next(database, account), account, Record.kind.rawValue, id.uuidString])
        try TaskTable(database: database, account: account).forget(Record.kind, id)
    }

    /// Returns whether a task may refer to a record; throws if there never was one.
    func isAlive(_ kind: RecordKind, _ id: UUID, field: String) throws -> Bool {
        guard let row = try row(kind, id) else { throw Fault.invalid("There is no such \(kind).", field: field) }
        return !(row["isDeleted"] as Bool)
    }

    private func row(_ kind: RecordKind, _ id: UUID) throws -> Row? {
        try Row.fetchOne(
            database, sql: "SELECT * FROM name WHERE account = ? AND kind = ? AND id = ?",
            arguments: [account, kind.rawValue, id.uuidString])
    }

    static func record<Record: NamedRecord>(_ row: Row) throws -> Record {
        Record(id: try TaskTable.uuid(row["id"]), name: row["name"], version: row["version"])
    }
}

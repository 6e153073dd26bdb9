import Foundation
import GRDB
import TodoModel

/// Tasks of an account, in the database.
struct TaskTable {
    let database: Database
    let account: Int64

    /// Returns the task; throws ``Fault/missing`` if there never was one, and ``Fault/gone`` if it was deleted.
    func find(_ id: UUID) throws -> TodoTask {
        guard
            let row = try Row.fetchOne(
                database, sql: "SELECT * FROM task WHERE account = ? AND id = ?", arguments: [account, id.uuidString])
        else { throw Fault.missing }
        guard !(row["isDeleted"] as Bool) else { throw Fault.gone }
        return try Self.task(row)
    }

    func insert(_ task: TodoTask) throws -> TodoTask {
        try requireNew(task.id)
        var task = task
        try check(&task)
        let sequence = try Sequence.next(database, account)
        task.version = 1
        try database.execute(
            sql: """
                INSERT INTO task (account, id, title, notes, isDone, due, project, tags, version, created, sequence)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?)
                """,
            arguments: [
                account, task.id.uuidString, task.title, task.notes, task.isDone, task.due?.description, task.project?.uuidString,
                Self.text(task.tags), sequence, sequence,
            ])
        return task
    }

    /// Changes some fields. Other fields keep their latest values: so changes of two devices are merged.
    ///
    /// Each call increments the version, even one without an effect: the version is the number of the calls.
    func edit(_ id: UUID, _ edit: TaskEdit, ifMatch tag: EntityTag.Match?) throws -> TodoTask {
        let old = try find(id)
        try tag?.require(EntityTag(version: old.version))
        var task = old
        edit.apply(to: &task)
        try check(&task)
        try write(&task)
        return task
    }

    func delete(_ id: UUID, ifMatch tag: EntityTag.Match?) throws {
        let old = try find(id)
        try tag?.require(EntityTag(version: old.version))
        try database.execute(
            sql: """
                UPDATE task SET isDeleted = 1, title = '', notes = '', due = NULL, project = NULL, tags = '', version = version + 1,
                sequence = ? WHERE account = ? AND id = ?
                """, arguments: [try Sequence.next(database, account), account, id.uuidString])
    }

    /// Removes a deleted project or tag from tasks.
    func forget(_ kind: RecordKind, _ id: UUID) throws {
        let condition = kind == .project ? "project = ?" : "instr(tags, ?) > 0"
        let rows = try Row.fetchAll(
            database, sql: "SELECT * FROM task WHERE account = ? AND NOT isDeleted AND \(condition)", arguments: [account, id.uuidString])
        for row in rows {
            var task = try Self.task(row)
            if kind == .project { task.project = nil } else { task.tags.removeAll { $0 == id } }
            try write(&task)
        }
    }

    private func write(_ task: inout TodoTask) throws {
        task.version += 1
        try database.execute(
            sql: """
                UPDATE task SET title = ?, notes = ?, isDone = ?, due = ?, project = ?, tags = ?, version = ?, sequence = ?
                WHERE account = ? AND id = ?
                """,
            arguments: [
                task.title, task.notes, task.isDone, task.due?.description, task.project?.uuidString, Self.text(task.tags), task.version,
                try Sequence.next(database, account), account, task.id.uuidString,
            ])
    }

    private func requireNew(_ id: UUID) throws {
        let isDeleted = try Bool.fetchOne(
            database, sql: "SELECT isDeleted FROM task WHERE account = ? AND id = ?", arguments: [account, id.uuidString])
        guard let isDeleted else { return }
        throw isDeleted ? Fault.gone : Fault.conflict("There is a task with this id.", field: "id")
    }

    /// Refuses values that are too long or refer to records that never existed. A deleted project or tag is omitted:
    /// a deletion wins.
    private func check(_ task: inout TodoTask) throws {
        task.title = try Fault.checkedName(task.title, "title", limit: Limits.title)
        guard task.notes.count <= Limits.notes else { throw Fault.invalid("At most \(Limits.notes) characters.", field: "notes") }
        guard task.tags.count <= Limits.tags else { throw Fault.invalid("At most \(Limits.tags) tags.", field: "tags") }
        let names = NameTable(database: database, account: account)
        if let project = task.project, try !names.isAlive(.project, project, field: "project") { task.project = nil }
        task.tags = try task.tags.filter { try names.isAlive(.tag, $0, field: "tags") }
    }

    static func task(_ row: Row) throws -> TodoTask {
        TodoTask(
            id: try uuid(row["id"]), title: row["title"], notes: row["notes"], isDone: row["isDone"],
            due: (row["due"] as String?).flatMap { Day($0) }, project: (row["project"] as String?).flatMap { UUID(uuidString: $0) },
            tags: (row["tags"] as String).split(separator: " ").compactMap { UUID(uuidString: String($0)) }, version: row["version"])
    }

    static func uuid(_ text: String) throws -> UUID {
        guard let id = UUID(uuidString: text) else { throw DatabaseError(message: "'\(text)' is no id") }
        return id
    }

    private static func text(_ tags: [UUID]) -> String { tags.map(\.uuidString).joined(separator: " ") }
}

import Foundation
import GRDB
import TodoModel

/// Records as they are displayed: the server's latest version, with the unconfirmed changes applied.
struct Records {
    let database: Database

    // MARK: - Tasks

    func tasks() throws -> [TodoTask] {
        try Row.fetchAll(database, sql: "SELECT * FROM task ORDER BY place").map(Self.task)
    }

    func task(_ id: UUID) throws -> TodoTask? {
        try Row.fetchOne(database, sql: "SELECT * FROM task WHERE id = ?", arguments: [id.uuidString]).map(Self.task)
    }

    func put(_ task: TodoTask) throws {
        try database.execute(
            sql: """
                INSERT INTO task (id, title, notes, isDone, due, project, tags, version) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET title = excluded.title, notes = excluded.notes, isDone = excluded.isDone,
                    due = excluded.due, project = excluded.project, tags = excluded.tags, version = excluded.version
                """,
            arguments: [
                task.id.uuidString, task.title, task.notes, task.isDone, task.due?.description, task.project?.uuidString,
                task.tags.map(\.uuidString).joined(separator: " "), task.version,
            ])
    }

    // MARK: - Projects and tags

    func names<Record: NamedRecord>(_ type: Record.Type) throws -> [Record] {
        try Row.fetchAll(database, sql: "SELECT * FROM name WHERE kind = ?", arguments: [Record.kind.rawValue]).map(Self.name)
    }

    func name<Record: NamedRecord>(_ type: Record.Type, _ id: UUID) throws -> Record? {
        try Row.fetchOne(
            database, sql: "SELECT * FROM name WHERE kind = ? AND id = ?", arguments: [Record.kind.rawValue, id.uuidString]
        ).map(Self.name)
    }

    func put<Record: NamedRecord>(_ record: Record) throws {
        try database.execute(
            sql: """
                INSERT INTO name (kind, id, name, version) VALUES (?, ?, ?, ?)
                ON CONFLICT (kind, id) DO UPDATE SET name = excluded.name, version = excluded.version
                """, arguments: [Record.kind.rawValue, record.id.uuidString, record.name, record.version])
    }

    // MARK: - All kinds

    /// Deletes a record; tasks lose a deleted project or tag.
    func delete(_ kind: RecordKind, _ id: UUID) throws {
        if kind == .task { return try database.execute(sql: "DELETE FROM task WHERE id = ?", arguments: [id.uuidString]) }
        try database.execute(sql: "DELETE FROM name WHERE kind = ? AND id = ?", arguments: [kind.rawValue, id.uuidString])
        for var task in try tasks() where task.project == id || task.tags.contains(id) {
            if task.project == id { task.project = nil }
            task.tags.removeAll { $0 == id }
            try put(task)
        }
    }

    func deleteAll() throws { try database.execute(sql: "DELETE FROM task; DELETE FROM name") }

    // MARK: - Rows

    private static func task(_ row: Row) throws -> TodoTask {
        TodoTask(
            id: try uuid(row["id"]), title: row["title"], notes: row["notes"], isDone: row["isDone"],
            due: (row["due"] as String?).flatMap { Day($0) }, project: (row["project"] as String?).flatMap { UUID(uuidString: $0) },
            tags: (row["tags"] as String).split(separator: " ").compactMap { UUID(uuidString: String($0)) }, version: row["version"])
    }

    private static func name<Record: NamedRecord>(_ row: Row) throws -> Record {
        Record(id: try uuid(row["id"]), name: row["name"], version: row["version"])
    }

    static func uuid(_ text: String) throws -> UUID {
        guard let id = UUID(uuidString: text) else { throw DatabaseError(message: "'\(text)' is no id") }
        return id
    }
}

import Foundation
import GRDB
import TodoModel

/// The changes of an account. They have no table: each record stores the number of its latest change.
struct ChangeLog {
    let database: Database
    let account: Int64

    /// Returns the latest change of each record that changed after `sequence`, oldest first.
    func changes(since sequence: Int64, limit: Int) throws -> Changes {
        let tasks = try rows("task", since: sequence, limit: limit)
        let names = try rows("name", since: sequence, limit: limit)
        let all = try (tasks.map(taskChange) + names.map(nameChange)).sorted { $0.sequence < $1.sequence }
        let items = Array(all.prefix(limit))
        let hasMore = all.count > limit
        // Numbers after the last change may belong to records that have changed again since.
        let end = hasMore ? items.last?.sequence ?? sequence : try Sequence.current(database, account)
        return Changes(items: items, sequence: end, hasMore: hasMore)
    }

    private func rows(_ table: String, since sequence: Int64, limit: Int) throws -> [Row] {
        try Row.fetchAll(
            database, sql: "SELECT * FROM \(table) WHERE account = ? AND sequence > ? ORDER BY sequence LIMIT ?",
            arguments: [account, sequence, limit + 1])
    }

    private func taskChange(_ row: Row) throws -> Change {
        let task = row["isDeleted"] as Bool ? nil : try TaskTable.task(row)
        return Change(sequence: row["sequence"], kind: .task, id: try TaskTable.uuid(row["id"]), task: task)
    }

    private func nameChange(_ row: Row) throws -> Change {
        let id = try TaskTable.uuid(row["id"])
        guard let kind = RecordKind(rawValue: row["kind"]) else { throw DatabaseError(message: "a record of no kind") }
        guard !(row["isDeleted"] as Bool) else { return Change(sequence: row["sequence"], kind: kind, id: id) }
        return kind == .project
            ? Change(sequence: row["sequence"], kind: kind, id: id, project: try NameTable.record(row))
            : Change(sequence: row["sequence"], kind: kind, id: id, tag: try NameTable.record(row))
    }
}

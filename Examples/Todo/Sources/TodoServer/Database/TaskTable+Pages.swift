import Foundation
import GRDB
import TodoModel

/// Which tasks to list.
struct TaskQuery: Sendable {
    var project: UUID?
    var tag: UUID?
    var isDone: Bool?
    /// Due on this day or before.
    var dueBy: Day?
    var page = PageQuery()
}

/// Which part of a list.
struct PageQuery: Sendable {
    var limit = 100
    /// The number that the last item of the page before was created under.
    var after: Int64 = 0
}

extension TaskTable {
    /// Tasks in the order they were made in. A page begins behind the last item of the one before, so none is left out or comes twice
    /// while others are added or deleted.
    func page(_ query: TaskQuery) throws -> Page<TodoTask> {
        var sql = "SELECT * FROM task WHERE account = ? AND NOT isDeleted AND created > ?"
        var arguments: StatementArguments = [account, query.page.after]
        if let project = query.project {
            sql += " AND project = ?"
            arguments += [project.uuidString]
        }
        if let tag = query.tag {
            sql += " AND instr(tags, ?) > 0"
            arguments += [tag.uuidString]
        }
        if let isDone = query.isDone {
            sql += " AND isDone = ?"
            arguments += [isDone]
        }
        if let due = query.dueBy {
            sql += " AND due <= ?"
            arguments += [due.description]
        }
        // One more than asked for tells whether there is another page.
        let rows = try Row.fetchAll(
            database, sql: sql + " ORDER BY created LIMIT ?", arguments: arguments + [query.page.limit + 1])
        let shown = rows.prefix(query.page.limit)
        let next = rows.count > shown.count ? shown.last.map { String($0["created"] as Int64) } : nil
        return Page(items: try shown.map(Self.task), next: next)
    }
}

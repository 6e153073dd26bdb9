import Foundation
import GRDB
import TodoModel

/// The filter of a list of tasks.
struct TaskQuery: Sendable {
    var project: UUID?
    var tag: UUID?
    var isDone: Bool?
    /// The latest due date, inclusive.
    var dueBy: Day?
    var page = PageQuery()
}

/// The page of a list.
struct PageQuery: Sendable {
    var limit = 100
    /// The creation number of the previous page's last item.
    var after: Int64 = 0
}

extension TaskTable {
    /// Returns tasks in the order of their creation. A page begins after the last item of the previous one, so that
    /// none is omitted or repeated while others are added or deleted.
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
        // One row more than requested shows whether there is another page.
        let rows = try Row.fetchAll(
            database, sql: sql + " ORDER BY created LIMIT ?", arguments: arguments + [query.page.limit + 1])
        let shown = rows.prefix(query.page.limit)
        let next = rows.count > shown.count ? shown.last.map { String($0["created"] as Int64) } : nil
        return Page(items: try shown.map(Self.task), next: next)
    }
}

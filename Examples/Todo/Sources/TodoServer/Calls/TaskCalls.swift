import Foundation
import Hummingbird
import TodoModel

/// Calls about tasks.
struct TaskCalls: Sendable {
    let service: TodoService

    func add(to group: RouterGroup<TodoContext>) {
        group.get("tasks", use: list)
        group.post("tasks", use: create)
        group.get("tasks/:id", use: show)
        group.patch("tasks/:id", use: edit)
        group.delete("tasks/:id", use: delete)
    }

    @Sendable private func list(_ request: Request, _ context: TodoContext) async throws -> Response {
        let query = try Query(request).tasks()
        let account = context.account
        let (tag, page) = try await service.read { database in
            let tag = EntityTag(sequence: try Sequence.current(database, account))
            return (tag, request.has(tag) ? nil : try TaskTable(database: database, account: account).page(query))
        }
        guard let page else { return Reply(status: .notModified, tag: tag).response() }
        return try Reply.ok(page, tag: tag).response()
    }

    @Sendable private func create(_ request: Request, _ context: TodoContext) async throws -> Response {
        let body = try await request.json()
        let new = try JSON.decode(NewTask.self, from: body)
        let account = context.account
        return try await service.write(request, context, body: body) { database in
            let task = try TaskTable(database: database, account: account).insert(new.task)
            return try .created(task, at: "/v1/tasks/\(task.id)", tag: EntityTag(version: task.version))
        }
    }

    @Sendable private func show(_ request: Request, _ context: TodoContext) async throws -> Response {
        let (id, account) = (try context.id(), context.account)
        let task = try await service.read { try TaskTable(database: $0, account: account).find(id) }
        let tag = EntityTag(version: task.version)
        guard !request.has(tag) else { return Reply(status: .notModified, tag: tag).response() }
        return try Reply.ok(task, tag: tag).response()
    }

    @Sendable private func edit(_ request: Request, _ context: TodoContext) async throws -> Response {
        let body = try await request.json()
        let edit = try JSON.decode(TaskEdit.self, from: body)
        let (id, account, match) = (try context.id(), context.account, request.match)
        return try await service.write(request, context, body: body) { database in
            let task = try TaskTable(database: database, account: account).edit(id, edit, ifMatch: match)
            return try .ok(task, tag: EntityTag(version: task.version))
        }
    }

    @Sendable private func delete(_ request: Request, _ context: TodoContext) async throws -> Response {
        let (id, account, match) = (try context.id(), context.account, request.match)
        return try await service.write(request, context) { database in
            try TaskTable(database: database, account: account).delete(id, ifMatch: match)
            return .noContent
        }
    }
}

/// The body that creates a task: a title, and optional fields.
private struct NewTask: Decodable {
    let task: TodoTask

    private enum CodingKeys: String, CodingKey { case id, title }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var task = TodoTask(
            id: try container.decodeIfPresent(UUID.self, forKey: .id) ?? UUID(), title: try container.decode(String.self, forKey: .title))
        try TaskEdit(from: decoder).apply(to: &task)
        self.task = task
    }
}

extension TodoContext {
    /// Returns the id in the path.
    func id() throws -> UUID {
        guard let id = parameters.get("id").flatMap({ UUID(uuidString: $0) }) else { throw Fault.missing }
        return id
    }
}

import Foundation
import Hummingbird
import TodoModel

/// Calls about projects, or about tags.
struct NameCalls<Record: NamedRecord>: Sendable {
    let service: TodoService

    func add(to group: RouterGroup<TodoContext>) {
        let path = Record.kind.path
        group.get(RouterPath(path), use: list)
        group.post(RouterPath(path), use: create)
        group.get(RouterPath("\(path)/:id"), use: show)
        group.patch(RouterPath("\(path)/:id"), use: rename)
        group.delete(RouterPath("\(path)/:id"), use: delete)
    }

    @Sendable private func list(_ request: Request, _ context: TodoContext) async throws -> Response {
        let (query, account) = (try Query(request).page(), context.account)
        let (tag, page) = try await service.read { database in
            let tag = EntityTag(sequence: try Sequence.current(database, account))
            return (tag, request.has(tag) ? nil : try NameTable(database: database, account: account).page(Record.self, query))
        }
        guard let page else { return Reply(status: .notModified, tag: tag).response() }
        return try Reply.ok(page, tag: tag).response()
    }

    @Sendable private func create(_ request: Request, _ context: TodoContext) async throws -> Response {
        let body = try await request.json()
        let new = try JSON.decode(NameEdit.self, from: body)
        let record = Record(id: new.id ?? UUID(), name: new.name, version: 0)
        let account = context.account
        return try await service.write(request, context, body: body) { database in
            let record = try NameTable(database: database, account: account).insert(record)
            return try .created(record, at: "/v1/\(Record.kind.path)/\(record.id)", tag: EntityTag(version: record.version))
        }
    }

    @Sendable private func show(_ request: Request, _ context: TodoContext) async throws -> Response {
        let (id, account) = (try context.id(), context.account)
        let record = try await service.read { try NameTable(database: $0, account: account).find(Record.self, id) }
        let tag = EntityTag(version: record.version)
        guard !request.has(tag) else { return Reply(status: .notModified, tag: tag).response() }
        return try Reply.ok(record, tag: tag).response()
    }

    @Sendable private func rename(_ request: Request, _ context: TodoContext) async throws -> Response {
        let body = try await request.json()
        let name = try JSON.decode(NameEdit.self, from: body).name
        let (id, account, match) = (try context.id(), context.account, request.match)
        return try await service.write(request, context, body: body) { database in
            let record = try NameTable(database: database, account: account).rename(Record.self, id, to: name, ifMatch: match)
            return try .ok(record, tag: EntityTag(version: record.version))
        }
    }

    @Sendable private func delete(_ request: Request, _ context: TodoContext) async throws -> Response {
        let (id, account, match) = (try context.id(), context.account, request.match)
        return try await service.write(request, context) { database in
            try NameTable(database: database, account: account).delete(Record.self, id, ifMatch: match)
            return .noContent
        }
    }
}

import Foundation
import Hummingbird
import TodoModel

/// Calls that let one in and out, and the one that says what has changed.
struct AccountCalls: Sendable {
    let service: TodoService

    /// For everybody.
    func addPublic(to group: RouterGroup<TodoContext>) {
        group.post("accounts") { request, context in
            try service.takeAtDoor(request, context)
            let credentials = try JSON.decode(Credentials.self, from: try await request.json())
            return try Reply(status: .created, body: JSON.encode(try await service.accounts.register(credentials))).response()
        }
        group.post("tokens") { request, context in
            try service.takeAtDoor(request, context)
            let credentials = try JSON.decode(Credentials.self, from: try await request.json())
            return try Reply(status: .created, body: JSON.encode(try await service.accounts.logIn(credentials))).response()
        }
    }

    /// For who has a token.
    func addPrivate(to group: RouterGroup<TodoContext>) {
        group.delete("tokens/current") { _, context in
            try await service.accounts.logOut(context.token)
            return Reply.noContent.response()
        }
        group.get("changes", use: changes)
    }

    @Sendable private func changes(_ request: Request, _ context: TodoContext) async throws -> Response {
        let query = Query(request)
        let since = try query.value("since") { Int64($0).flatMap { $0 >= 0 ? $0 : nil } } ?? 0
        let (limit, account) = (try query.page().limit, context.account)
        let changes = try await service.read { try ChangeLog(database: $0, account: account).changes(since: since, limit: limit) }
        return try Reply.ok(changes, tag: nil).response()
    }
}

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
        let wait = try query.value("wait") { Int($0).flatMap { Limits.wait.contains($0) ? $0 : nil } } ?? 0
        let (limit, account) = (try query.page().limit, context.account)
        // Before the first look, so that a change between both is heard of.
        let bell = service.bell.changes(of: account)
        var changes = try await service.read { try ChangeLog(database: $0, account: account).changes(since: since, limit: limit) }
        if wait > 0, changes.items.isEmpty, changes.sequence == since {
            await Self.wait(for: bell, atMost: .seconds(wait))
            changes = try await service.read { try ChangeLog(database: $0, account: account).changes(since: since, limit: limit) }
        }
        return try Reply.ok(changes, tag: nil).response()
    }

    private static func wait(for bell: AsyncStream<Void>, atMost limit: Duration) async {
        await withTaskGroup { group in
            group.addTask { for await _ in bell { return } }
            group.addTask { try? await Task.sleep(for: limit) }
            await group.next()
            group.cancelAll()
        }
    }
}

import Foundation
import Hummingbird
import ServiceLifecycle
import TodoModel

/// Calls to log in and out, and to list changes.
struct AccountCalls: Sendable {
    let service: TodoService

    /// Adds the calls without a token.
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

    /// Adds the calls that require a token.
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
        let (service, limit, account) = (service, try query.page().limit, context.account)
        let read: @Sendable () async throws -> Changes = {
            try await service.read { try ChangeLog(database: $0, account: account).changes(since: since, limit: limit) }
        }
        guard wait > 0 else { return try Reply.ok(try await read(), tag: nil).response() }
        // Created before the first read, so that no change in between is missed.
        let bell = service.bell.changes(of: account)
        var changes = try await read()
        if changes.sequence == since {
            await wakes(bell, within: .seconds(wait)) { (try? await read().sequence) != since }
            changes = try await read()
        }
        return try Reply.ok(changes, tag: nil).response()
    }

    /// Waits until the bell rings for a change, ends, or the time is over; at most until the server is asked to stop.
    private func wakes(
        _ bell: AsyncStream<Void>, within limit: Duration, _ isChanged: @escaping @Sendable () async -> Bool
    ) async {
        let clock = service.clock
        await cancelWhenGracefulShutdown {
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    for await _ in bell { if await isChanged() { return } }
                }
                group.addTask { try? await clock.sleep(for: limit) }
                _ = await group.next()
                group.cancelAll()
            }
        }
    }
}

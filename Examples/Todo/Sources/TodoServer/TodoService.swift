import Foundation
import GRDB
import Hummingbird
import TodoModel

/// The shared objects of all calls.
struct TodoService: Sendable {
    let pool: DatabasePool
    let writes: WriteQueue
    /// Rings after each change.
    let bell = ChangeBell()
    let accounts: Accounts
    let limiter: RateLimiter
    /// The limiter of calls that check a password.
    let doors: RateLimiter
    /// Whether calls come through a proxy that reports their address.
    let isBehindProxy: Bool
    let crashes: CrashPoints
    /// Measures how long calls wait.
    let clock: any Clock<Duration>
    let now: @Sendable () -> Date

    /// Counts a call without a login.
    func take(_ request: Request, _ context: TodoContext) throws { try limiter.take("address \(address(request, context))") }

    /// Counts a call that checks a password.
    func takeAtDoor(_ request: Request, _ context: TodoContext) throws { try doors.take("door \(address(request, context))") }

    private func address(_ request: Request, _ context: TodoContext) -> String {
        CallerAddress.key(of: request, from: context.address, isBehindProxy: isBehindProxy)
    }

    /// Reads from the database for a call.
    func read<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await pool.read(work)
    }

    /// Changes the database for a call, once for each key.
    func write(
        _ request: Request, _ context: TodoContext, body: Data = Data(), _ work: @escaping @Sendable (Database) throws -> Reply
    ) async throws -> Response {
        let key = try request.headers[.idempotencyKey].map {
            try Replies.Key(
                $0, method: request.method.rawValue, path: request.uri.path, match: request.headers[.ifMatch], body: body)
        }
        return try await write(key, for: context.account, work).response()
    }

    /// Changes the database for an account, once for each key.
    func write(_ key: Replies.Key?, for account: Int64, _ work: @escaping @Sendable (Database) throws -> Reply) async throws -> Reply {
        let (time, crashes) = (now(), crashes)
        let reply = try await writes.write { database in
            let reply = try Replies.once(key, for: account, at: time, database, work)
            crashes.mayCrash()
            return reply
        }
        crashes.mayCrash()
        bell.ring(for: account)
        return reply
    }
}

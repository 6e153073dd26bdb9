import Foundation
import GRDB
import Hummingbird
import Logging
import NIOCore
import TodoModel

/// The configuration of a server.
public struct ServerOptions: Sendable {
    /// The file of the database, which is created if there is none.
    public var database: String
    /// The address that the server listens on: by default the loopback of this machine alone.
    public var host = "127.0.0.1"
    /// The port; 0 for any free one.
    public var port = 8080
    /// The number of calls per second of an account, and of each address without a login; 0 for no limit.
    public var callsPerSecond = 50.0
    /// The number of calls in a burst, at least 1; `nil` for twice ``callsPerSecond``.
    public var callsAtOnce: Double?
    /// Whether the server is behind a proxy, whose `X-Forwarded-For` and `X-Forwarded-Proto` are then trusted.
    public var isBehindProxy = false
    /// The cost of a password: 2 to this power rounds, repeated three times; 15 needs 32 MB.
    public var passwordCost = 15
    /// See ``CrashPoints``.
    public var crashSeed: UInt64?
    /// Measures how long calls wait for changes.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// Returns the current time.
    public var now: @Sendable () -> Date = { Date() }

    public init(database: String) { self.database = database }
}

/// The to-do server.
public enum TodoApplication {
    /// Creates a server; `run()` or `runService()` starts it.
    ///
    /// - Parameters:
    ///   - options: the configuration.
    ///   - listening: called with the address when the server listens.
    /// - Throws: the reason why the database cannot be opened.
    public static func make(
        _ options: ServerOptions, listening: @escaping @Sendable (_ port: Int) -> Void
    ) throws -> some ApplicationProtocol {
        let service = try makeService(options)
        var logger = Logger(label: "todo-server")
        logger.logLevel = .notice
        return Application(
            router: router(service),
            // An idle connection must not take the place of others.
            server: .http1(configuration: .init(idleTimeout: .seconds(60))),
            configuration: .init(address: .hostname(options.host, port: options.port), serverName: "todo", backlog: 1024),
            onServerRunning: { channel in listening(channel.localAddress?.port ?? options.port) }, logger: logger)
    }

    private static func makeService(_ options: ServerOptions) throws -> TodoService {
        let pool = try ServerDatabase.open(options.database)
        let writes = WriteQueue(pool)
        return TodoService(
            pool: pool, writes: writes,
            accounts: Accounts(pool, writes, Passwords(cost: options.passwordCost), now: options.now),
            limiter: RateLimiter(
                RateLimit(perSecond: options.callsPerSecond, burst: max(1, options.callsAtOnce ?? options.callsPerSecond * 2)),
                now: options.now),
            doors: RateLimiter(Self.doorLimit(options), now: options.now), isBehindProxy: options.isBehindProxy,
            crashes: CrashPoints(seed: options.crashSeed), clock: options.clock, now: options.now)
    }

    /// Returns the limit of password attempts: ten at once, then one in five seconds. People mistype passwords, and
    /// programs guess them.
    private static func doorLimit(_ options: ServerOptions) -> RateLimit {
        let burst = max(1, options.callsAtOnce ?? options.callsPerSecond * 2)
        return RateLimit(perSecond: min(options.callsPerSecond, 0.2), burst: min(burst, 10))
    }

    private static func router(_ service: TodoService) -> Router<TodoContext> {
        let router = Router(context: TodoContext.self, options: .autoGenerateHeadEndpoints)
        router.add(middleware: FaultMiddleware())
        let open = router.group().add(middleware: AddressMiddleware(service: service))
        WebCalls(service: service).add(to: open)
        open.get("openapi.yaml") { _, _ in WebCalls.answer(OpenAPI.text, type: "application/yaml", cache: "max-age=3600") }
        let accounts = AccountCalls(service: service)
        accounts.addPublic(to: router.group("v1").add(middleware: AddressMiddleware(service: service)))
        let closed = router.group("v1").add(middleware: TokenMiddleware(service: service))
        accounts.addPrivate(to: closed)
        TaskCalls(service: service).add(to: closed)
        NameCalls<Project>(service: service).add(to: closed)
        NameCalls<Tag>(service: service).add(to: closed)
        OtherMethods.refuse(in: open, of: router)
        return router
    }
}

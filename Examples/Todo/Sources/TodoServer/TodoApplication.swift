import Foundation
import GRDB
import Hummingbird
import Logging
import NIOCore
import TodoModel

/// How a server is set up.
public struct ServerOptions: Sendable {
    /// The file of the database; it is made where there is none.
    public var database: String
    /// Who is listened to: by default this machine's own programs alone.
    public var host = "127.0.0.1"
    /// 0 for any that is free.
    public var port = 8080
    /// Calls a second and account, and for each address that nobody has logged in from; 0 for as many as they like.
    public var callsPerSecond = 50.0
    /// Calls at once after a rest, at least 1; twice ``callsPerSecond`` where it is `nil`.
    public var callsAtOnce: Double?
    /// Whether a proxy stands before the server, whose `X-Forwarded-For` and `X-Forwarded-Proto` are then believed.
    public var isBehindProxy = false
    /// 2 to this power rounds for a password, done three times; 15 takes 32 MB.
    public var passwordCost = 15
    /// See ``CrashPoints``.
    public var crashSeed: UInt64?
    /// Measures how long calls wait for changes.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// What time it is.
    public var now: @Sendable () -> Date = { Date() }

    public init(database: String) { self.database = database }
}

/// A server that keeps what there is to do.
public enum TodoApplication {
    /// Makes a server; `run()` or `runService()` starts it.
    ///
    /// - Parameters:
    ///   - options: how it is set up.
    ///   - listening: is told where it listens, once it does.
    /// - Throws: why the database cannot be opened.
    public static func make(
        _ options: ServerOptions, listening: @escaping @Sendable (_ port: Int) -> Void
    ) throws -> some ApplicationProtocol {
        let service = try makeService(options)
        var logger = Logger(label: "todo-server")
        logger.logLevel = .notice
        return Application(
            router: router(service),
            // Who sends nothing for so long keeps a connection from others.
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

    /// Passwords are tried by people, who make mistakes, and by programs, which make a living of it: ten at once, then one in five seconds.
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

import Foundation
import Hummingbird
import Logging
import ServiceLifecycle
import TodoServer

/// The server in this process, with a clock of the test.
enum LocalServer {
    struct DidNotStart: Error {}

    /// Runs a server with a new database on a free port during a closure.
    ///
    /// - Parameters:
    ///   - clock: measures how long calls wait for changes.
    ///   - stops: has an element when the server is asked to stop, as by SIGTERM.
    static func with(
        callsPerSecond: Double = 0, time: ManualTime = ManualTime(), clock: any Clock<Duration> = ContinuousClock(),
        stops: AsyncStream<Void>? = nil, _ work: @Sendable (_ url: URL) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        var options = ServerOptions(database: folder.file("server.sqlite"))
        options.port = 0
        options.callsPerSecond = callsPerSecond
        options.passwordCost = 10
        options.clock = clock
        options.now = { time.now }
        let (ports, listening) = AsyncStream.makeStream(of: Int.self)
        let application = try TodoApplication.make(options) { listening.yield($0) }
        let service = ServiceGroup(services: [application], logger: Logger(label: "test"))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { listening.finish() }
                try await service.run()
            }
            let stopping = stops.map { stops in Task { for await _ in stops { await service.triggerGracefulShutdown() } } }
            defer { stopping?.cancel() }
            var first = ports.makeAsyncIterator()
            guard let port = await first.next(), let url = URL(string: "http://127.0.0.1:\(port)") else { throw DidNotStart() }
            try await work(url)
            await service.triggerGracefulShutdown()
            try await group.waitForAll()
        }
    }
}

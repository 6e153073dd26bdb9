import Foundation
import Hummingbird
import TodoServer

/// The server in this process, where time is the test's.
enum LocalServer {
    struct DidNotStart: Error {}

    /// Runs a server with a new database on a port that is free, for as long as something is done with it.
    static func with(
        callsPerSecond: Double, time: ManualTime, _ work: @Sendable (_ url: URL) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        var options = ServerOptions(database: folder.file("server.sqlite"))
        options.port = 0
        options.callsPerSecond = callsPerSecond
        options.passwordCost = 10
        options.now = { time.now }
        let (ports, listening) = AsyncStream.makeStream(of: Int.self)
        let application = try TodoApplication.make(options) { listening.yield($0) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { listening.finish() }
                try await application.run()
            }
            var first = ports.makeAsyncIterator()
            guard let port = await first.next(), let url = URL(string: "http://127.0.0.1:\(port)") else { throw DidNotStart() }
            try await work(url)
            group.cancelAll()
        }
    }
}

import Foundation

/// The server as a separate process, on a free port.
struct ServerProcess: Sendable {
    let child: ChildProcess
    let url: URL
    private let leash: Leash

    struct DidNotStart: Error {}

    /// The environment in which a stuck program that is ended by `SIGABRT` writes its stacks into the log.
    static let backtrace = ["SWIFT_BACKTRACE": "enable=yes,threads=all,interactive=no,color=no,timeout=30s"]

    /// Starts a server, and waits until it listens.
    static func start(database: String, rate: Double = 0, burst: Double? = nil, crashSeed: UInt64? = nil) async throws -> ServerProcess {
        var arguments = ["--database", database, "--port", "0", "--rate", "\(rate)", "--password-cost", "10"]
        if let burst { arguments += ["--burst", "\(burst)"] }
        if let crashSeed { arguments += ["--crash-seed", "\(crashSeed)"] }
        let child = try ChildProcess("todo-server", arguments, environment: backtrace)
        for await line in child.lines {
            if let url = URL(string: line.replacing("listening on ", with: "")) {
                return ServerProcess(child: child, url: url, leash: Leash(child))
            }
        }
        throw DidNotStart()
    }
}

/// A folder that is deleted with the test.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("todo-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { "\(path)/\(name)" }
}

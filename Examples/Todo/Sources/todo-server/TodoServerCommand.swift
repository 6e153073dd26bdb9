import ArgumentParser
import Foundation
import Hummingbird
import TodoServer

/// Runs the to-do server until it is asked to stop.
@main
struct TodoServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "todo-server", abstract: "Keeps what there is to do, for a page in the browser and for apps.")

    @Option(help: "The file of the database.") var database = "todo.sqlite"
    @Option(help: "Where to listen: 0.0.0.0 for the whole network.") var host = "127.0.0.1"
    @Option(help: "0 for any port that is free.") var port = 8080
    @Option(help: "Calls a second and account; 0 for as many as they like.") var rate = 50.0
    @Option(help: "Calls at once after a rest; twice the rate where it is not given.") var burst: Double?
    @Flag(help: "Believe X-Forwarded-For and X-Forwarded-Proto: a proxy stands before the server.") var behindProxy = false
    @Option(help: "2 to this power rounds for a password.") var passwordCost = 15
    @Option(help: ArgumentHelp("For tests: ends as kill -9 would, at places that the seed says.", visibility: .hidden))
    var crashSeed: UInt64?

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port: \(port) is none. Take one from 0 to 65535.") }
        guard rate >= 0, rate.isFinite else { throw ValidationError("--rate: \(rate) is none. Take 0 or more.") }
        guard burst ?? 1 >= 1, burst?.isFinite ?? true else { throw ValidationError("--burst: take 1 or more.") }
        guard (10...20).contains(passwordCost) else { throw ValidationError("--password-cost: take one from 10 to 20.") }
    }

    func run() async throws {
        var options = ServerOptions(database: database)
        (options.host, options.port, options.callsPerSecond) = (host, port, rate)
        (options.callsAtOnce, options.isBehindProxy) = (burst, behindProxy)
        (options.passwordCost, options.crashSeed) = (passwordCost, crashSeed)
        let host = host
        let application = try TodoApplication.make(options) { port in
            FileHandle.standardOutput.write(Data("listening on http://\(host):\(port)\n".utf8))
        }
        try await application.runService()
    }
}

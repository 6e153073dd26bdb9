import ArgumentParser
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import TodoModel

/// Calls a server with many clients at once, and reports the latencies.
@main
struct TodoLoad: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "todo-load", abstract: "Calls a server with many clients at once, and says how long it takes to answer.",
        discussion: "Start the server with --rate 0, or it counts calls and refuses what is too many.")

    @Option(help: "The server's port on this machine.") var port = 8080
    @Option(help: "Clients, each with a connection of its own.") var clients = 1000
    @Option(help: "Accounts that they share.") var accounts = 20
    @Option(help: "Seconds that are measured.") var seconds = 20
    @Option(help: "Seconds between an answer and a client's next call, on average; 0 for none.") var pause = 0.0
    @Option(help: "What the clients' choices come from.") var seed: UInt64 = 1

    func validate() throws {
        guard clients > 0, accounts > 0, seconds > 0, pause >= 0 else { throw ValidationError("Take numbers above 0.") }
    }

    func run() async throws {
        let group = MultiThreadedEventLoopGroup.singleton
        var tokens: [String] = []
        for _ in 0..<accounts { tokens.append(try await Registration.token(port: port, on: group)) }
        let begin = NIODeadline.now() + .seconds(2)
        var tables: [EventLoopFuture<LatencyTable>] = []
        for index in 0..<clients {
            let plan = LoadPlan(
                host: "127.0.0.1:\(port)", token: tokens[index % tokens.count], pause: pause, begin: begin,
                end: begin + .seconds(Int64(seconds)))
            tables.append(try await start(plan, seed: seed &+ UInt64(index), on: group))
        }
        // Not by `print`, which buffers its output if that is a file or a pipe.
        FileHandle.standardOutput.write(Data("\(clients) clients are connected\n".utf8))
        var all = LatencyTable()
        for table in tables { all.add(try await table.get()) }
        report(all)
        if all.failures > 0 { throw ExitCode.failure }
    }

    private func start(
        _ plan: LoadPlan, seed: UInt64, on group: MultiThreadedEventLoopGroup
    ) async throws -> EventLoopFuture<LatencyTable> {
        let promise = group.any().makePromise(of: LatencyTable.self)
        _ = try await ClientBootstrap(group: group)
            .channelOption(.socketOption(.so_reuseaddr), value: 1)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    try channel.pipeline.syncOperations.addHandler(LoadClient(plan, seed: seed) { promise.succeed($0) })
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        return promise.futureResult
    }

    private func report(_ table: LatencyTable) {
        let shares = [0.5, 0.9, 0.99, 0.999, 1]
        let times = table.milliseconds(shares).map { String(format: "%.1f ms", $0) }
        print("\(clients) clients, \(table.count) calls in \(seconds) s: \(table.count / seconds) calls a second, \(table.failures) failed")
        print(zip(["p50", "p90", "p99", "p99.9", "max"], times).map { "\($0) \($1)" }.joined(separator: "   "))
    }
}

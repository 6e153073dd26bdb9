import CaretTesting
import Foundation
import SystemServices
import Testing
import UIKit

@testable import Network

/// Connections of an app whose network a test sets.
@MainActor @Suite(.app, .timeLimit(.minutes(1))) struct AppConnectionTests {
    private func launch() async throws -> TestApp { try await TestApp.launch(showing: { UIViewController() }) }

    /// The sample of the documentation: a question and its answer over a line.
    private final class Client: Sendable {
        private let connection: NWConnection
        let answers = Inbox<String>()

        init(port: NWEndpoint.Port) {
            connection = NWConnection(host: "localhost", port: port, using: .tcp)
            connection.stateUpdateHandler = { [answers] state in
                if case .waiting(let error) = state { answers.add("waiting: \(error)") }
            }
            connection.start(queue: .main)
        }

        func ask(_ question: String) {
            connection.send(content: Data(question.utf8), completion: .idempotent)
            connection.receive(minimumIncompleteLength: 1, maximumLength: 1024) { [answers] data, _, _, _ in
                answers.add(String(decoding: data ?? Data(), as: UTF8.self))
            }
        }

        func close() { connection.cancel() }
    }

    @Test func `an app asks a server, also after the network was off`() async throws {
        let app = try await launch()
        let loopback = try Loopback()
        let port = await loopback.start()
        app.system.network.status = .unsatisfied
        let client = Client(port: port)
        client.ask("2 + 2")
        #expect(await client.answers.next() == "waiting: \(NWError.posix(.ENETDOWN))")
        app.system.network.status = .satisfied
        let server = try #require(await loopback.accepted.next())
        #expect(await server.receive().text == "2 + 2")
        await server.send("4")
        #expect(await client.answers.next() == "4")
        client.close()
        await server.cancel()
        let requests = app.system.requests.requests(to: "network").map(\.text)
        let remote = server.connection.endpoint
        let expected = ["listens on any port for TCP", "connects to localhost:\(port)", "accepts a connection from \(remote)"]
        #expect(requests == expected, "neither more requests nor content")
    }

    @Test func `an unsatisfied network makes a connection wait until it is satisfied`() async throws {
        let network = try await launch().system.network
        let loopback = try Loopback()
        _ = await loopback.start()
        network.status = .unsatisfied
        let peer = loopback.connect()
        #expect(await peer.states.next { $0 != .preparing } == .waiting(.posix(.ENETDOWN)))
        peer.connection.restart()
        #expect(await peer.states.next { $0 != .preparing } == .waiting(.posix(.ENETDOWN)))
        network.status = .satisfied
        #expect(await peer.states.next { $0 != .preparing } == .ready)
        // An established connection is not viable meanwhile, and continues.
        let viability = Inbox<Bool>(), paths = Inbox<NWPath.Status>()
        peer.connection.viabilityUpdateHandler = { viability.add($0) }
        peer.connection.pathUpdateHandler = { paths.add($0.status) }
        let server = try #require(await loopback.accepted.next())
        network.interfaces = []
        await viability.next { !$0 }
        await peer.send("still")
        #expect(await server.receive().text == "still")
        network.reset()
        await viability.next { $0 }
        await peer.cancel()
        await server.cancel()
        #expect(peer.states.all.filter { $0 == .ready }.count == 1)
    }

    @Test func `a change of the network restarts a refused connection`() async throws {
        let network = try await launch().system.network
        let first = try Loopback()
        let port = await first.start()
        first.listener.cancel()
        await first.listenerStates.next { $0 == .cancelled }
        let peer = Peer(NWConnection(host: .ipv4(.loopback), port: port, using: .tcp))
        peer.connection.start(queue: DispatchQueue(label: "app"))
        await peer.states.next { $0 == .waiting(.posix(.ECONNREFUSED)) }
        let second = try Loopback(port: port)
        _ = await second.start()
        network.isConstrained = true
        #expect(await peer.states.next { $0 != .preparing } == .ready)
        await peer.cancel()
        await second.accepted.next()?.cancel()
        second.listener.cancel()
    }

    @Test func `a listener waits for the network`() async throws {
        let network = try await launch().system.network
        network.status = .unsatisfied
        let loopback = try Loopback()
        loopback.listener.start(queue: loopback.queue)
        #expect(await loopback.listenerStates.next() == .waiting(.posix(.ENETDOWN)))
        network.status = .satisfied
        #expect(await loopback.listenerStates.next() == .ready)
        loopback.listener.cancel()
        #expect(await loopback.listenerStates.next() == .cancelled)
    }

    @Test func `names resolve as the test says`() async throws {
        let app = try await launch()
        app.system.network.unresolvableHosts = ["gone.example"]
        let peer = Peer(NWConnection(host: "gone.example", port: 80, using: .tcp))
        peer.connection.start(queue: DispatchQueue(label: "app"))
        #expect(await peer.states.next { $0 != .preparing } == .waiting(.dns(-65554)))
        await peer.cancel()
    }

    @Test func `settle waits for calls of handlers, and not for connections`() async throws {
        let app = try await launch()
        let peer = Peer(NWConnection(host: "no-such-host.invalid", port: 80, using: .tcp))
        peer.connection.start(queue: .main)
        await peer.states.next { $0 != .preparing }
        peer.connection.receiveMessage { _, _, _, _ in }
        try await app.settle()
        let cancelled = Inbox<Void>()
        peer.connection.stateUpdateHandler = { _ in cancelled.add(()) }
        peer.connection.cancel()
        await cancelled.next()
        try await app.settle()
        #expect(peer.connection.stateUpdateHandler == nil)
    }
}

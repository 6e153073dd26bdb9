import CaretTesting
import Foundation
import LibSSL
import Security
import Synchronization
import Testing

@testable import Network

/// The end of connections, in each state.
@Suite(.app, .timeLimit(.minutes(1))) struct ConnectionEndTests {
    @Test func `cancelling before the start`() async throws {
        let connection = NWConnection(host: "127.0.0.1", port: 9, using: .tcp)
        let states = Inbox<NWConnection.State>()
        connection.stateUpdateHandler = { states.add($0) }
        connection.cancel()
        #expect(connection.state == .cancelled && connection.stateUpdateHandler == nil)
        connection.start(queue: DispatchQueue(label: "app"))
        connection.cancel()
        connection.stateUpdateHandler = { states.add($0) }
        #expect(connection.stateUpdateHandler == nil && states.all.isEmpty)
    }

    @Test func `cancelling while the connection is being established`() async throws {
        let loopback = try Loopback(isStarting: false)
        _ = await loopback.start()
        // The server does not answer the handshake.
        for parameters in [NWParameters.tcp, .tls] {
            let peer = loopback.connect(parameters)
            async let sent = peer.send("x")
            async let received = peer.receive()
            await peer.states.next { $0 == .preparing }
            peer.connection.cancel()
            await peer.states.next { $0 == .cancelled }
            #expect(peer.states.all.last == .cancelled)
            if parameters.debugDescription.hasPrefix("tls") { #expect(await sent == .posix(.ECANCELED)) } else { _ = await sent }
            #expect(await received.error == .posix(.ECANCELED))
        }
    }

    @Test func `cancelling while the connection waits`() async throws {
        let peer = Peer(NWConnection(host: "no-such-host.invalid", port: 9, using: .tcp))
        peer.connection.start(queue: DispatchQueue(label: "app"))
        async let sent = peer.send("x")
        await peer.states.next { if case .waiting = $0 { true } else { false } }
        await peer.cancel()
        #expect(await sent == .posix(.ECANCELED))
        #expect(await peer.receive().error == .posix(.ECANCELED))
        #expect(await peer.send("y") == .posix(.ECANCELED))
        peer.connection.restart()
        peer.connection.cancelCurrentEndpoint()
        peer.connection.cancel()
        #expect(peer.states.all.filter { $0 == .cancelled }.count == 1)
    }

    @Test(arguments: [true, false]) func `cancelling an established connection`(isAbort: Bool) async throws {
        let loopback = try Loopback()
        let pair = try #require(await loopback.pair())
        await pair.client.send("before")
        #expect(await pair.server.receive().text == "before")
        let events = Inbox<String>()
        pair.client.connection.stateUpdateHandler = { events.add("\($0)") }
        pair.client.connection.receive(minimumIncompleteLength: 1, maximumLength: 1) { _, _, _, error in
            events.add("receive \(error as Any)")
        }
        // More than the buffers of both sockets contain.
        pair.client.connection.send(
            content: Data(count: 64 << 20), completion: .contentProcessed { events.add("send \($0 as Any)") })
        isAbort ? pair.client.connection.forceCancel() : pair.client.connection.cancel()
        await events.next { $0 == "cancelled" }
        let canceled = "Optional(\(NWError.posix(.ECANCELED).debugDescription))"
        #expect(Set(events.all) == ["receive \(canceled)", "send \(canceled)", "cancelled"] && events.all.last == "cancelled")
        var end = await pair.server.receive(1, 1 << 20)
        while end.data != nil, !end.isComplete { end = await pair.server.receive(1, 1 << 20) }
        #expect(isAbort ? end.error == .posix(.ECONNRESET) : end.isComplete)
        await pair.server.cancel()
    }

    @Test func `content whose completion was called arrives after cancelling`() async throws {
        let loopback = try Loopback()
        let pair = try #require(await loopback.pair())
        await pair.client.send(Data(count: 100_000))
        await pair.client.cancel()
        let message = await pair.server.receiveMessage()
        #expect(message.data?.count == 100_000 && message.isComplete)
        await pair.server.cancel()
    }

    @Test func `cancelling a failed connection`() async throws {
        let queue = DispatchQueue(label: "app")
        let peer = Peer(NWConnection(host: "127.0.0.1", port: 9, using: NWParameters()))
        peer.connection.start(queue: queue)
        await peer.states.next { if case .failed = $0 { true } else { false } }
        await peer.cancel()
        // The handlers are released on the queue, after the last call.
        queue.sync {}
        #expect(peer.connection.state == .cancelled && peer.connection.stateUpdateHandler == nil)
    }

    /// An object that handlers of a connection retain, and that retains the connection.
    private final class Owner: Sendable {
        let connection: NWConnection
        init(_ connection: NWConnection) { self.connection = connection }
    }

    @Test func `handlers that retain their connection are released after it is cancelled`() async throws {
        let loopback = try Loopback()
        _ = await loopback.start()
        weak var connection: NWConnection?
        weak var owner: Owner?
        weak var core: ConnectionCore?
        let end = Inbox<Void>()
        do {
            let created = Owner(NWConnection(host: "127.0.0.1", port: try #require(loopback.listener.port), using: .tcp))
            (connection, owner, core) = (created.connection, created, created.connection.core)
            created.connection.stateUpdateHandler = { state in
                if state == .ready { created.connection.cancel() }
                if state == .cancelled { end.add(()) }
            }
            created.connection.viabilityUpdateHandler = { _ in _ = created }
            created.connection.betterPathUpdateHandler = { _ in _ = created }
            created.connection.pathUpdateHandler = { _ in _ = created }
            created.connection.receive(minimumIncompleteLength: 1, maximumLength: 1) { _, _, _, _ in _ = created }
            created.connection.send(content: nil as Data?, completion: .contentProcessed { _ in _ = created })
            created.connection.start(queue: loopback.queue)
        }
        await end.next()
        // The handlers are released on the queue after the last call, and the driver on its thread.
        while connection != nil || owner != nil || core != nil { await Task.yield() }
    }

    @Test func `a listener's handlers are released after it is cancelled`() async throws {
        weak var released: NWListener?
        let end = Inbox<Void>()
        do {
            let listener = try NWListener(using: NWParameters.tcp)
            released = listener
            listener.newConnectionHandler = { _ in _ = listener }
            listener.stateUpdateHandler = { state in
                if state == .cancelled { end.add(()) } else { listener.cancel() }
            }
            listener.start(queue: DispatchQueue(label: "app"))
        }
        await end.next()
        while released != nil { await Task.yield() }
    }

    @Test func `a started connection lives without a reference`() async throws {
        let loopback = try Loopback()
        _ = await loopback.start()
        let port = try #require(loopback.listener.port)
        let answers = Inbox<String>()
        do {
            let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
            connection.receiveMessage { data, _, _, _ in answers.add(String(decoding: data ?? Data(), as: UTF8.self)) }
            connection.start(queue: loopback.queue)
        }
        let server = try #require(await loopback.accepted.next())
        await server.send("hello", .finalMessage)
        #expect(await answers.next() == "hello")
        await server.cancel()
    }
}

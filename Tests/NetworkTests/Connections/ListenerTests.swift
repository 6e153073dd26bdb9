import CaretTesting
import Foundation
import SystemServices
import Testing

@testable import Network

/// Listeners on the loopback address.
@Suite(.app, .timeLimit(.minutes(1))) struct ListenerTests {
    @Test func `a port that is in use fails the listener`() async throws {
        for make in [{ NWParameters.tcp }, { NWParameters.udp }] {
            let first = try Loopback(make())
            let port = await first.start()
            let parameters = make()
            parameters.requiredLocalEndpoint = .hostPort(host: "127.0.0.1", port: port)
            let second = try NWListener(using: parameters)
            let states = Inbox<NWListener.State>()
            second.newConnectionHandler = { _ in }
            second.stateUpdateHandler = { states.add($0) }
            second.start(queue: DispatchQueue(label: "app"))
            #expect(await states.next() == .failed(.posix(.EADDRINUSE)) && second.port == nil)
            second.cancel()
            #expect(await states.next() == .cancelled)
            first.listener.cancel()
            #expect(await first.listenerStates.next() == .cancelled)
        }
    }

    @Test func `a listener without a handler, without protocols or with two ports`() async throws {
        let listener = try NWListener(using: .tcp)
        let states = Inbox<NWListener.State>()
        listener.stateUpdateHandler = { states.add($0) }
        listener.start(queue: DispatchQueue(label: "app"))
        #expect(await states.next() == .failed(.posix(.EINVAL)))
        #expect(throws: NWError.posix(.EINVAL)) { try NWListener(using: NWParameters()) }
        let parameters = NWParameters.tcp
        parameters.requiredLocalEndpoint = .hostPort(host: "127.0.0.1", port: 1)
        #expect(throws: NWError.posix(.EINVAL)) { try NWListener(using: parameters, on: 2) }
    }

    @Test func `the limit is that of connections that are still accepted`() async throws {
        let loopback = try Loopback()
        #expect(loopback.listener.newConnectionLimit == NWListener.InfiniteConnectionLimit)
        loopback.listener.newConnectionLimit = 2
        _ = await loopback.start()
        let clients = (0..<4).map { _ in loopback.connect() }
        for client in clients { await client.states.next { $0 == .ready } }
        for _ in 0..<2 { await loopback.accepted.next() }
        #expect(loopback.listener.newConnectionLimit == 0 && loopback.accepted.all.count == 2)
        loopback.listener.newConnectionLimit = 1
        await loopback.accepted.next()
        #expect(loopback.listener.newConnectionLimit == 0 && loopback.accepted.all.count == 3)
        loopback.listener.newConnectionLimit = NWListener.InfiniteConnectionLimit
        await loopback.accepted.next()
        #expect(loopback.listener.newConnectionLimit == NWListener.InfiniteConnectionLimit)
        for client in clients { await client.cancel() }
    }

    @Test func `the limit also holds for messages`() async throws {
        let loopback = try Loopback(.udp)
        loopback.listener.newConnectionLimit = 1
        _ = await loopback.start()
        let first = loopback.connect(.udp), second = loopback.connect(.udp)
        await first.send("a")
        let server = try #require(await loopback.accepted.next())
        await second.send("b")
        await first.send("c")
        #expect(await server.receiveMessage().text == "a")
        #expect(await server.receiveMessage().text == "c")
        #expect(loopback.accepted.all.count == 1)
        await first.cancel()
        await second.cancel()
    }

    @Test func `connections outlast the listener, and others are refused`() async throws {
        let loopback = try Loopback()
        let pair = try #require(await loopback.pair())
        loopback.listener.cancel()
        loopback.listener.cancel()
        await loopback.listenerStates.next { $0 == .cancelled }
        // The handlers are released on the queue, after the last call.
        loopback.queue.sync {}
        #expect(loopback.listener.port == nil && loopback.listener.newConnectionHandler == nil)
        let late = Peer(NWConnection(to: pair.server.connection.currentPath?.localEndpoint ?? .unix(path: ""), using: .tcp))
        late.connection.start(queue: DispatchQueue(label: "app"))
        #expect(await late.states.next { $0 != .preparing } == .waiting(.posix(.ECONNREFUSED)))
        await pair.client.send("still")
        #expect(await pair.server.receive().text == "still")
        await late.cancel()
        await pair.client.cancel()
    }

    @Test func `content that arrives before the start of the connection is received`() async throws {
        let loopback = try Loopback(isStarting: false)
        _ = await loopback.start()
        let client = loopback.connect()
        await client.send("early", .finalMessage)
        let server = try #require(await loopback.accepted.next())
        server.connection.start(queue: loopback.queue)
        let message = await server.receiveMessage()
        #expect(message.text == "early" && message.isComplete)
        await client.cancel()
    }

    @Test func `a connection that the app does not start is closed when it is released`() async throws {
        for parameters in [NWParameters.tcp, .udp] {
            let listener = try NWListener(using: parameters.onLoopback)
            let states = Inbox<NWListener.State>()
            listener.stateUpdateHandler = { states.add($0) }
            listener.newConnectionHandler = { _ in }
            listener.start(queue: DispatchQueue(label: "app"))
            #expect(await states.next() == .ready)
            let client = Peer(NWConnection(host: "127.0.0.1", port: try #require(listener.port), using: parameters))
            client.connection.start(queue: DispatchQueue(label: "app"))
            await client.send("x")
            if parameters.debugDescription == "tcp, ip" {
                let end = await client.receive()
                #expect(end.isComplete || end.error == .posix(.ECONNRESET))
            }
            await client.cancel()
            listener.cancel()
        }
    }

    @Test func `a listener that accepts local connections alone accepts the device`() async throws {
        for parameters in [NWParameters.tcp, .udp] {
            parameters.acceptLocalOnly = true
            let loopback = try Loopback(parameters)
            _ = await loopback.start()
            let client = loopback.connect(parameters.onLoopback)
            await client.send("x")
            #expect(await loopback.accepted.next()?.receive().text == "x")
            await client.cancel()
        }
        let network = SystemServices.current.network
        #expect(!AcceptGate.isLocal(nil, network))
        #expect(AcceptGate.isLocal(try? .init(unixDomainSocketPath: "/a"), network))
        #expect(!AcceptGate.isLocal(try? .init(ipAddress: "203.0.113.7", port: 1), network))
        #expect(AcceptGate.isLocal(try? .init(ipAddress: "::ffff:127.0.0.1", port: 1), network))
    }

    @Test func `a listener on the loopback interface, and one on all addresses`() async throws {
        for version in [NWProtocolIP.Options.Version.any, .v4] {
            let parameters = NWParameters.tcp
            parameters.requiredInterfaceType = .loopback
            (parameters.defaultProtocolStack.internetProtocol as? NWProtocolIP.Options)?.version = version
            let listener = try NWListener(using: parameters)
            let states = Inbox<NWListener.State>(), accepted = Inbox<NWEndpoint>()
            listener.stateUpdateHandler = { states.add($0) }
            listener.newConnectionHandler = { accepted.add($0.endpoint) }
            listener.start(queue: DispatchQueue(label: "app"))
            #expect(await states.next() == .ready)
            let client = Peer(NWConnection(host: "localhost", port: try #require(listener.port), using: .tcp))
            client.connection.start(queue: DispatchQueue(label: "app"))
            let endpoint = await accepted.next()
            guard case .hostPort(.ipv4(.loopback), _) = endpoint else {
                Issue.record("the endpoint is \(endpoint as Any)")
                return
            }
            await client.cancel()
            listener.cancel()
        }
    }
}

extension NWParameters {
    /// A copy without the local endpoint that the listener of a test requires.
    var onLoopback: NWParameters {
        let copy = copy()
        copy.requiredLocalEndpoint = nil
        return copy
    }
}

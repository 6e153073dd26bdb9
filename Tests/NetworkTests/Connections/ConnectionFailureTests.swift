import CaretTesting
import Foundation
import SystemServices
import Testing

@testable import Network

/// Connections that cannot be established, or that end early.
@Suite(.app, .timeLimit(.minutes(1))) struct ConnectionFailureTests {
    /// Returns a port of the device that nobody listens on.
    private func freePort() async throws -> NWEndpoint.Port {
        let loopback = try Loopback()
        let port = await loopback.start()
        loopback.listener.cancel()
        await loopback.listenerStates.next { $0 == .cancelled }
        return port
    }

    @Test func `a refused connection waits, and restarts`() async throws {
        let port = try await freePort()
        let peer = Peer(NWConnection(host: .ipv4(.loopback), port: port, using: .tcp))
        peer.connection.start(queue: DispatchQueue(label: "app"))
        #expect(await peer.states.next { $0 != .preparing } == .waiting(.posix(.ECONNREFUSED)))
        peer.connection.restart()
        #expect(await peer.states.next { $0 != .preparing } == .waiting(.posix(.ECONNREFUSED)))
        let second = try Loopback(port: port)
        _ = await second.start()
        peer.connection.restart()
        #expect(await peer.states.next { $0 != .preparing } == .ready)
        await peer.cancel()
        let refused = NWConnection.State.waiting(.posix(.ECONNREFUSED))
        #expect(peer.states.all == [.preparing, refused, .preparing, refused, .preparing, .ready, .cancelled])
        second.listener.cancel()
    }

    @Test func `names that do not resolve wait`() async {
        let endpoints: [NWEndpoint] = [
            .hostPort(host: "no-such-host.invalid", port: 80), .service(name: "a", type: "_b._tcp", domain: "local", interface: nil),
        ]
        for endpoint in endpoints {
            let peer = Peer(NWConnection(to: endpoint, using: .tcp))
            peer.connection.start(queue: DispatchQueue(label: "app"))
            #expect(await peer.states.next { $0 != .preparing } == .waiting(.dns(-65554)))
            await peer.cancel()
        }
    }

    @Test func `a version of the protocol that the host does not have does not resolve`() async throws {
        let parameters = NWParameters.tcp
        (parameters.defaultProtocolStack.internetProtocol as? NWProtocolIP.Options)?.version = .v6
        let peer = Peer(NWConnection(host: .ipv4(.loopback), port: 9, using: parameters))
        peer.connection.start(queue: DispatchQueue(label: "app"))
        #expect(await peer.states.next { $0 != .preparing } == .waiting(.dns(-65554)))
        await peer.cancel()
    }

    @Test func `prohibited interfaces make a connection wait`() async throws {
        let loopback = try Loopback()
        _ = await loopback.start()
        let prohibiting = NWParameters.tcp, requiring = NWParameters.tcp, allowing = NWParameters.tcp
        prohibiting.prohibitedInterfaceTypes = [.loopback]
        requiring.requiredInterfaceType = .cellular
        allowing.requiredInterfaceType = .loopback
        for parameters in [prohibiting, requiring] {
            let peer = loopback.connect(parameters)
            #expect(await peer.states.next { $0 != .preparing } == .waiting(.posix(.ENETDOWN)))
            await peer.cancel()
        }
        let peer = loopback.connect(allowing)
        #expect(await peer.states.next { $0 != .preparing } == .ready)
        await peer.cancel()
    }

    @Test func `a reset fails the connection and its pending calls`() async throws {
        let loopback = try Loopback()
        let pair = try #require(await loopback.pair())
        async let pending = pair.client.receive()
        await pair.client.send("x")
        pair.server.connection.forceCancel()
        #expect(await pending.error == .posix(.ECONNRESET))
        #expect(await pair.client.states.next() == .failed(.posix(.ECONNRESET)))
        #expect(await pair.client.receive().error == .posix(.ECONNRESET))
        #expect(await pair.client.send("y") == .posix(.ECONNRESET))
        await pair.client.cancel()
    }

    @Test func `sending to a peer that is gone fails`() async throws {
        let loopback = try Loopback()
        let pair = try #require(await loopback.pair())
        await pair.server.cancel()
        #expect(await pair.client.receive().isComplete)
        var error: NWError?
        while error == nil { error = await pair.client.send(Data(count: 1 << 20)) }
        #expect([.posix(.EPIPE), .posix(.ECONNRESET)].contains(error))
        await pair.client.states.next { if case .failed = $0 { true } else { false } }
        await pair.client.cancel()
    }

    @Test func `parameters without a transport fail`() async {
        let encrypted = NWParameters.udp
        encrypted.defaultProtocolStack.applicationProtocols = [NWProtocolTLS.Options()]
        for parameters in [NWParameters(), encrypted] {
            let peer = Peer(NWConnection(host: .ipv4(.loopback), port: 9, using: parameters))
            peer.connection.start(queue: DispatchQueue(label: "app"))
            #expect(await peer.states.next { $0 != .preparing } == .failed(.posix(.EPROTONOSUPPORT)))
            await peer.cancel()
        }
    }

    @Test func `cancelCurrentEndpoint ends an established connection, which waits`() async throws {
        let loopback = try Loopback()
        let pair = try #require(await loopback.pair())
        pair.client.connection.cancelCurrentEndpoint()
        #expect(await pair.client.states.next() == .waiting(.posix(.ECANCELED)))
        #expect(await pair.server.receive().isComplete)
        pair.client.connection.restart()
        #expect(await pair.client.states.next { $0 != .preparing } == .ready)
        await pair.client.send("again")
        #expect(await loopback.accepted.next()?.receive().text == "again")
        await pair.client.cancel()
    }

}

import Foundation
import Network
import Synchronization

/// A listener and connections over the loopback address.
final class Loopback: Sendable {
    let listener: NWListener
    let queue = DispatchQueue(label: "loopback")
    let listenerStates = Inbox<NWListener.State>()
    /// The accepted connections, which have started.
    let accepted = Inbox<Peer>()

    /// - Parameters:
    ///   - port: A port that another listener has had; any by default.
    ///   - isStarting: Whether the listener starts the connections that it accepts.
    init(_ parameters: NWParameters = .tcp, port: NWEndpoint.Port = .any, isStarting: Bool = true) throws {
        parameters.requiredLocalEndpoint = .hostPort(host: .ipv4(.loopback), port: port)
        parameters.allowLocalEndpointReuse = port != .any
        listener = try NWListener(using: parameters)
        listener.stateUpdateHandler = { [listenerStates] in listenerStates.add($0) }
        listener.newConnectionHandler = { [accepted, queue] connection in
            let peer = Peer(connection)
            if isStarting { connection.start(queue: queue) }
            accepted.add(peer)
        }
    }

    /// Starts the listener, and returns its port.
    func start() async -> NWEndpoint.Port {
        listener.start(queue: queue)
        await listenerStates.next { $0 != .setup }
        return listener.port ?? .any
    }

    /// Returns a connection to the listener, which has started.
    func connect(_ parameters: NWParameters = .tcp) -> Peer {
        let peer = Peer(NWConnection(host: .ipv4(.loopback), port: listener.port ?? .any, using: parameters))
        peer.connection.start(queue: queue)
        return peer
    }

    /// Returns both sides of a connection.
    func pair(_ parameters: NWParameters = .tcp) async -> (client: Peer, server: Peer)? {
        _ = await start()
        let client = connect(parameters)
        guard let server = await accepted.next() else { return nil }
        await client.states.next { $0 == .ready }
        await server.states.next { $0 == .ready }
        return (client, server)
    }
}

/// One side of a connection, with its events.
final class Peer: Sendable {
    /// The content of one call to receive.
    struct Content: Sendable {
        let data: Data?
        let context: NWConnection.ContentContext?
        let isComplete: Bool
        let error: NWError?
        var text: String? { data.map { String(decoding: $0, as: UTF8.self) } }
    }

    let connection: NWConnection
    let states = Inbox<NWConnection.State>()

    init(_ connection: NWConnection) {
        self.connection = connection
        connection.stateUpdateHandler = { [states] in states.add($0) }
    }

    @discardableResult func send(
        _ text: String?, _ context: NWConnection.ContentContext = .defaultMessage, isComplete: Bool = true
    ) async -> NWError? {
        await send(text.map { Data($0.utf8) }, context, isComplete: isComplete)
    }

    @discardableResult func send(
        _ data: Data?, _ context: NWConnection.ContentContext = .defaultMessage, isComplete: Bool = true
    ) async -> NWError? {
        await withCheckedContinuation { continuation in
            connection.send(
                content: data, contentContext: context, isComplete: isComplete,
                completion: .contentProcessed { continuation.resume(returning: $0) })
        }
    }

    func receive(_ minimum: Int = 1, _ maximum: Int = 65_536) async -> Content {
        await withCheckedContinuation { continuation in
            connection.receive(minimumIncompleteLength: minimum, maximumLength: maximum) {
                continuation.resume(returning: Content(data: $0, context: $1, isComplete: $2, error: $3))
            }
        }
    }

    func receiveMessage() async -> Content {
        await withCheckedContinuation { continuation in
            connection.receiveMessage { continuation.resume(returning: Content(data: $0, context: $1, isComplete: $2, error: $3)) }
        }
    }

    /// Cancels the connection, and waits for the end.
    func cancel() async {
        connection.cancel()
        await states.next { $0 == .cancelled }
    }
}

public import Foundation

/// A connection to another endpoint, over TCP, UDP or TLS.
///
/// ```swift
/// let connection = NWConnection(host: "example.org", port: 7, using: .tcp)
/// connection.stateUpdateHandler = { state in print(state) }
/// connection.start(queue: .main)
/// connection.send(content: Data("Hello".utf8), completion: .contentProcessed { error in print(error as Any) })
/// connection.receive(minimumIncompleteLength: 1, maximumLength: 65_536) { data, _, isComplete, error in }
/// ```
///
/// All members may be used on any thread. Handlers and completions are called on the queue of ``start(queue:)``. A
/// connection that has started exists until it is cancelled or fails, also without a reference of the app.
///
/// After the connection is established, the handlers are called in this order: path, state, viability.
/// > Difference from Apple: Bonjour services are not found, and a connection to one waits.
/// - Source: https://developer.apple.com/documentation/network/nwconnection
public final class NWConnection: CustomDebugStringConvertible, Sendable {
    /// The endpoint at the other side.
    public let endpoint: NWEndpoint
    /// The parameters that the connection was created with.
    public let parameters: NWParameters
    let core: ConnectionCore

    /// Creates a connection to an endpoint. ``start(queue:)`` establishes it.
    public convenience init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        self.init(endpoint, parameters, ConnectionCore(endpoint, ConnectionSettings(parameters)))
    }

    /// Creates a connection to a host and a port. ``start(queue:)`` establishes it.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    init(_ endpoint: NWEndpoint, _ parameters: NWParameters, _ core: ConnectionCore) {
        self.endpoint = endpoint
        self.parameters = parameters
        self.core = core
    }

    /// The state that the handler was called with last; `.setup` before the start.
    public var state: State { core.callbacks.state }

    /// Called with each new state. The connection releases all handlers after `.cancelled`.
    @preconcurrency public var stateUpdateHandler: (@Sendable (_ state: State) -> Void)? {
        get { core.callbacks.handlers.state }
        set { core.callbacks.setHandler(\.state, newValue) }
    }

    /// Called with whether an established connection can send and receive, first after `.ready`.
    @preconcurrency public var viabilityUpdateHandler: (@Sendable (_ isViable: Bool) -> Void)? {
        get { core.callbacks.handlers.viability }
        set { core.callbacks.setHandler(\.viability, newValue) }
    }

    /// Called when another interface than that of the connection becomes the preferred one, and when it no longer is.
    @preconcurrency public var betterPathUpdateHandler: (@Sendable (_ betterPathAvailable: Bool) -> Void)? {
        get { core.callbacks.handlers.betterPath }
        set { core.callbacks.setHandler(\.betterPath, newValue) }
    }

    /// Called with each new path of the connection, first before `.ready`.
    @preconcurrency public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { core.callbacks.handlers.path }
        set { core.callbacks.setHandler(\.path, newValue) }
    }

    /// The path of the connection with the endpoints of both sides; `nil` before there is one.
    public var currentPath: NWPath? { core.callbacks.facts.path }

    /// The maximum size of a message that is sent in one packet, in bytes; 0 for a stream and before `.ready`.
    public var maximumDatagramSize: Int { core.callbacks.facts.maximumDatagramSize }

    /// The queue of the handlers; `nil` before the start.
    public var queue: DispatchQueue? { core.callbacks.queue }

    /// Establishes the connection. A second call does nothing.
    ///
    /// - Parameter queue: The queue of handlers and completions.
    public func start(queue: DispatchQueue) { core.start(queue) }

    /// Ends the connection. The last call of a handler is that with `.cancelled`.
    ///
    /// The peer receives the content whose completions have been called, and then the end of the stream. Other sends,
    /// and pending receives, end with `ECANCELED`. A second call does nothing.
    public func cancel() { core.cancel(isAbort: false) }

    /// Ends the connection at once, as ``cancel()`` does. The peer of a stream receives a reset.
    public func forceCancel() { core.cancel(isAbort: true) }

    /// Ends the attempt to connect to the current address of the host, and tries the next one.
    ///
    /// Without another address, the connection waits. An established connection is closed, and waits.
    public func cancelCurrentEndpoint() { core.perform { $0.cancelCurrentEndpoint() } }

    /// Tries to establish a connection that is `.waiting`, without a change of the network.
    public func restart() { core.perform { $0.restart() } }

    /// The endpoint, as in "NWConnection(example.org:7)".
    public var debugDescription: String { "NWConnection(\(endpoint.debugDescription))" }
}

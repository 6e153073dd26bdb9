public import Foundation
import Synchronization
internal import SystemServices

/// Accepts connections of other endpoints, over TCP, UDP or TLS.
///
/// ```swift
/// let listener = try NWListener(using: .tcp, on: 7)
/// listener.newConnectionHandler = { connection in connection.start(queue: .main) }
/// listener.start(queue: .main)
/// ```
///
/// All members may be used on any thread. Handlers are called on the queue of ``start(queue:)``. A listener that has
/// started exists until it is cancelled, also without a reference of the app. Its connections outlast it.
///
/// With UDP, all messages of one remote endpoint belong to one connection, until that is cancelled.
/// - Source: https://developer.apple.com/documentation/network/nwlistener
public final class NWListener: CustomDebugStringConvertible, Sendable {
    /// The state of a listener.
    public enum State: Hashable, Sendable {
        /// The listener has not been started.
        case setup
        /// There is no network at present.
        case waiting(NWError)
        /// The listener accepts connections.
        case ready
        /// The listener has ended for the reason given.
        case failed(NWError)
        /// The app has cancelled the listener. No handler is called any more.
        case cancelled
    }

    /// The value of ``newConnectionLimit`` without a limit.
    public static let InfiniteConnectionLimit = Int(UInt32.max)

    /// The parameters of the listener and of its connections.
    public let parameters: NWParameters
    let core: ListenerCore

    /// Creates a listener. ``start(queue:)`` begins to accept connections.
    ///
    /// - Parameters:
    ///   - parameters: The protocols. A required local endpoint specifies the address.
    ///   - port: The port; any free one by default.
    /// - Throws: `NWError.posix(.EINVAL)` for parameters without protocols, and for two different ports.
    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        let settings = ConnectionSettings(parameters)
        var number = port
        if case .hostPort(_, let required) = settings.values.requiredLocalEndpoint, required != .any {
            guard port == .any || port == required else { throw NWError.posix(.EINVAL) }
            number = required
        }
        guard settings.transport != nil else { throw NWError.posix(.EINVAL) }
        self.parameters = parameters
        core = ListenerCore(parameters, settings, number)
    }

    /// The state that the handler was called with last; `.setup` before the start.
    public var state: State { core.values.withLock { $0.state } }

    /// Called with each new state. The listener releases all handlers after `.cancelled`.
    @preconcurrency public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)? {
        get { core.values.withLock { $0.stateHandler } }
        set { core.setHandler(\.stateHandler, newValue) }
    }

    /// Called with each new connection, which the app starts or cancels. Set it before the start.
    @preconcurrency public var newConnectionHandler: (@Sendable (_ connection: NWConnection) -> Void)? {
        get { core.values.withLock { $0.connectionHandler } }
        set { core.setHandler(\.connectionHandler, newValue) }
    }

    /// The number of connections that are still accepted; ``InfiniteConnectionLimit`` by default.
    ///
    /// Each connection decreases a limit. At 0, streams wait, and messages of new endpoints are dropped.
    public var newConnectionLimit: Int {
        get { core.values.withLock { $0.limit } }
        set { core.setLimit(newValue) }
    }

    /// The port of a listener that is ready; `nil` otherwise.
    public var port: NWEndpoint.Port? { core.values.withLock { $0.port } }

    /// The queue of the handlers; `nil` before the start.
    public var queue: DispatchQueue? { core.values.withLock { $0.queue?.queue } }

    /// Begins to accept connections. A second call does nothing.
    ///
    /// A listener without a ``newConnectionHandler`` fails with `EINVAL`, and one whose port is in use with
    /// `EADDRINUSE`.
    ///
    /// - Parameter queue: The queue of handlers.
    public func start(queue: DispatchQueue) { core.start(queue) }

    /// Ends the listener, but not its connections. The last call of a handler is that with `.cancelled`.
    public func cancel() { core.cancel() }

    /// The port, as in "NWListener(8080)".
    public var debugDescription: String { "NWListener(\(port?.debugDescription ?? "no port"))" }
}

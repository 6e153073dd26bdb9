internal import Foundation
internal import Security
import Synchronization
internal import SystemServices

/// The state of a connection that the app reads on any thread, and the handlers that are called on its queue.
final class ConnectionCallbacks: Sendable {
    struct Handlers: Sendable {
        var state: (@Sendable (NWConnection.State) -> Void)?
        var viability: (@Sendable (Bool) -> Void)?
        var betterPath: (@Sendable (Bool) -> Void)?
        var path: (@Sendable (NWPath) -> Void)?
    }

    /// The values that the connection's thread changes.
    struct Facts: Sendable {
        var path: NWPath?
        var security: OS_sec_protocol_metadata?
        var maximumDatagramSize = 0
        /// The number of bytes that have arrived and that the app has not received.
        var receivedCount = 0
        /// The number of bytes that wait to be written.
        var unsentCount = 0
    }

    private struct Values: Sendable {
        var queue: CallbackQueue?
        var state = NWConnection.State.setup
        var handlers = Handlers()
        var facts = Facts()
        var isCancelled = false
    }

    private let values = Mutex(Values())

    /// The queue of the app; `nil` before the start.
    var queue: DispatchQueue? {
        get { values.withLock { $0.queue?.queue } }
        set { values.withLock { $0.queue = newValue.map { CallbackQueue($0) } } }
    }

    /// The state that the handler was called with last.
    var state: NWConnection.State { values.withLock { $0.state } }

    var facts: Facts { values.withLock { $0.facts } }

    func change(_ body: (inout Facts) -> Void) { values.withLock { body(&$0.facts) } }

    var handlers: Handlers { values.withLock { $0.handlers } }

    /// Sets a handler, unless the connection has ended.
    func setHandler<Handler: Sendable>(_ path: WritableKeyPath<Handlers, Handler> & Sendable, _ handler: Handler) {
        // The former handler is released outside of the lock, because it may own the connection.
        let former = values.withLock { values in
            let former = values.handlers
            if !values.isCancelled { values.handlers[keyPath: path] = handler }
            return former
        }
        withExtendedLifetime(former) {}
    }

    /// Calls a body on the queue of the connection, after the earlier ones.
    func run(_ body: @escaping @Sendable () -> Void) {
        values.withLock { $0.queue }?.run("NWConnection", body)
    }

    /// Changes the state on the queue, and calls the handler. All handlers are released after `.cancelled`.
    func deliver(_ state: NWConnection.State) {
        run { [self] in
            let handler = values.withLock { values in
                values.state = state
                return values.handlers.state
            }
            handler?(state)
            if state == .cancelled { release() }
        }
    }

    func deliverViability(_ isViable: Bool) { run { [self] in handlers.viability?(isViable) } }

    func deliverBetterPath(_ isAvailable: Bool) { run { [self] in handlers.betterPath?(isAvailable) } }

    func deliverPath(_ path: NWPath) {
        change { $0.path = path }
        run { [self] in handlers.path?(path) }
    }

    /// Ends a connection that has never started, and has no queue.
    func cancelBeforeStart() {
        values.withLock { $0.state = .cancelled }
        release()
    }

    private func release() {
        // The former handlers are released outside of the lock, as in `setHandler`.
        let former = values.withLock { values in
            defer {
                values.handlers = Handlers()
                values.isCancelled = true
            }
            return values.handlers
        }
        withExtendedLifetime(former) {}
    }
}

internal import Foundation
import Synchronization
internal import SystemServices

@_implementationOnly import NIOCore

/// The state and the handlers of a listener, which the app uses on any thread. Passes calls to the driver.
final class ListenerCore: Sendable {
    struct Values: Sendable {
        var queue: CallbackQueue?
        var state = NWListener.State.setup
        var stateHandler: (@Sendable (NWListener.State) -> Void)?
        var connectionHandler: (@Sendable (NWConnection) -> Void)?
        var limit = NWListener.InfiniteConnectionLimit
        var port: NWEndpoint.Port?
        var isCancelled = false
    }

    private enum Stage {
        case setup
        case running(any EventLoop, NIOLoopBoundBox<ListenerDriver>)
        case cancelled
    }

    let values = Mutex(Values())
    private let parameters: NWParameters
    private let settings: ConnectionSettings
    private let port: NWEndpoint.Port
    private let stage = Mutex(Stage.setup)

    init(_ parameters: NWParameters, _ settings: ConnectionSettings, _ port: NWEndpoint.Port) {
        self.parameters = parameters
        self.settings = settings
        self.port = port
    }

    func start(_ queue: DispatchQueue) {
        let isFirst = stage.withLock { stage in
            guard case .setup = stage else { return false }
            values.withLock { $0.queue = CallbackQueue(queue) }
            let loop = NetworkThreads.group.next()
            let (settings, port) = (settings, port)
            let box = NIOLoopBoundBox.makeBoxSendingValue(ListenerDriver(loop, settings, port, self), eventLoop: loop)
            stage = .running(loop, box)
            loop.execute { box.value.start() }
            return true
        }
        guard isFirst else { return }
        let name = settings.isStream ? "TCP" : "UDP"
        SystemServices.current.network.record("listens on \(port == .any ? "any port" : "port \(port.rawValue)") for \(name)")
    }

    func cancel() {
        let isBeforeStart = stage.withLock { stage in
            switch stage {
            case .setup:
                stage = .cancelled
                return true
            case .running(let loop, let box):
                loop.execute { box.value.cancel() }
                return false
            case .cancelled: return false
            }
        }
        guard isBeforeStart else { return }
        values.withLock { $0.state = .cancelled }
        release()
    }

    func setLimit(_ limit: Int) {
        values.withLock { $0.limit = max(0, limit) }
        stage.withLock { stage in
            if case .running(let loop, let box) = stage { loop.execute { box.value.limitDidChange() } }
        }
    }

    /// Decreases the limit. Returns `false` if no connection may be accepted.
    func consumeLimit() -> Bool {
        values.withLock { values in
            guard values.limit > 0, !values.isCancelled else { return false }
            if values.limit != NWListener.InfiniteConnectionLimit { values.limit -= 1 }
            return true
        }
    }

    /// Sets a handler, unless the listener has ended.
    func setHandler<Handler: Sendable>(_ path: WritableKeyPath<Values, Handler> & Sendable, _ handler: Handler) {
        // The former handler is released outside of the lock, because it may own the listener.
        let former = values.withLock { values in
            let former = values[keyPath: path]
            if !values.isCancelled { values[keyPath: path] = handler }
            return former
        }
        withExtendedLifetime(former) {}
    }

    /// Changes the state on the queue, and calls the handler. All handlers are released after `.cancelled`.
    func deliver(_ state: NWListener.State, port: NWEndpoint.Port? = nil) {
        run { [self] in
            let handler = values.withLock { values in
                values.state = state
                values.port = port
                return values.stateHandler
            }
            handler?(state)
            if state == .cancelled { release() }
        }
    }

    /// Passes a connection to the app. A connection that the app does not retain is closed.
    func deliver(_ link: AcceptedLink, from endpoint: NWEndpoint) {
        run { [self] in
            let core = ConnectionCore(endpoint, settings, accepted: link)
            let connection = NWConnection(endpoint, parameters, core)
            values.withLock { $0.connectionHandler }?(connection)
        }
    }

    private func run(_ body: @escaping @Sendable () -> Void) {
        values.withLock { $0.queue }?.run("NWListener", body)
    }

    private func release() {
        // The former handlers are released outside of the lock, as in `setHandler`.
        let former = values.withLock { values in
            defer {
                values.stateHandler = nil
                values.connectionHandler = nil
                values.isCancelled = true
            }
            return (values.stateHandler, values.connectionHandler)
        }
        withExtendedLifetime(former) {}
    }
}

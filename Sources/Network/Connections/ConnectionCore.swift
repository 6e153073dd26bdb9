internal import Foundation
import Synchronization
internal import SystemServices

@_implementationOnly import NIOCore

/// Passes calls that the app makes on any thread to the connection's driver, on a thread of the network.
final class ConnectionCore: Sendable {
    typealias Operation = @Sendable (ConnectionDriver) -> Void

    private enum Stage {
        /// Operations wait for the start.
        case setup([Operation])
        case running(any EventLoop, NIOLoopBoundBox<ConnectionDriver>)
        case cancelled
    }

    let callbacks = ConnectionCallbacks()
    private let endpoint: NWEndpoint
    let settings: ConnectionSettings
    private let accepted: AcceptedLink?
    private let stage = Mutex(Stage.setup([]))

    /// - Parameter accepted: The transport of a connection that a listener has accepted.
    init(_ endpoint: NWEndpoint, _ settings: ConnectionSettings, accepted: AcceptedLink? = nil) {
        self.endpoint = endpoint
        self.settings = settings
        self.accepted = accepted
    }

    // A connection that runs has no owner but the network, and ends when the app cancels it or the peer is gone.
    deinit { stage.withLock { if case .setup = $0 { accepted?.close() } } }

    /// Starts the connection. A second call does nothing.
    func start(_ queue: DispatchQueue) {
        let isFirst = stage.withLock { stage in
            guard case .setup(let operations) = stage else { return false }
            callbacks.queue = queue
            let loop = accepted?.loop ?? NetworkThreads.group.next()
            let (endpoint, settings, callbacks, accepted) = (endpoint, settings, callbacks, accepted)
            let box = NIOLoopBoundBox.makeBoxSendingValue(ConnectionDriver(loop, endpoint, settings, callbacks), eventLoop: loop)
            stage = .running(loop, box)
            loop.execute {
                box.value.start(accepted?.link)
                for operation in operations { operation(box.value) }
            }
            return true
        }
        guard isFirst else { return }
        let verb = accepted == nil ? "connects to" : "accepts a connection from"
        SystemServices.current.network.record("\(verb) \(endpoint.logText)")
    }

    /// Runs an operation on the thread of the connection, after the start.
    func perform(_ operation: @escaping Operation) {
        stage.withLock { stage in
            switch stage {
            case .setup(let operations): stage = .setup(operations + [operation])
            case .running(let loop, let box): loop.execute { operation(box.value) }
            case .cancelled: break
            }
        }
    }

    /// Ends the connection in each state.
    func cancel(isAbort: Bool) {
        let operations = stage.withLock { stage -> [Operation]? in
            switch stage {
            case .setup(let operations):
                stage = .cancelled
                return operations
            case .running(let loop, let box): loop.execute { box.value.cancel(isAbort: isAbort) }
            case .cancelled: break
            }
            return nil
        }
        guard operations != nil else { return }
        accepted?.close()
        callbacks.cancelBeforeStart()
    }
}

/// The transport of a connection that a listener has accepted and the app has not started.
struct AcceptedLink: Sendable {
    let loop: any EventLoop
    private let box: NIOLoopBound<any ConnectionLink>

    /// Call it on the thread of the link.
    init(_ link: any ConnectionLink, _ loop: any EventLoop) {
        self.loop = loop
        box = NIOLoopBound(link, eventLoop: loop)
    }

    /// The link, on its thread.
    var link: any ConnectionLink { box.value }

    func close() { loop.execute { [box] in _ = box.value.close(isAbort: false) } }
}

extension NWEndpoint {
    /// The endpoint without parts of a URL that may be secret.
    var logText: String {
        guard case .url(let url) = self else { return debugDescription }
        return "\(url.scheme ?? "")://\(url.host ?? "")\(url.port.map { ":\($0)" } ?? "")"
    }
}

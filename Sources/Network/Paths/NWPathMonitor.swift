import CoreGraphics
import Synchronization
internal import SystemServices

/// An object that reports the path to the network, and each change of it.
///
/// ```swift
/// let monitor = NWPathMonitor()
/// monitor.pathUpdateHandler = { path in print(path.status) }
/// monitor.start(queue: .main)
/// ```
///
/// The handler is called on the queue, first after the start and then after each change. As a sequence, the monitor
/// needs neither a handler nor a start.
///
/// - Source: https://developer.apple.com/documentation/network/nwpathmonitor
public final class NWPathMonitor: Sendable, CustomDebugStringConvertible {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: CallbackQueue?
        var path = NWPath.none
        /// The path for which the handler was called last; `nil` before the first call.
        var handled: NWPath?
        var observation: NetworkObservation?
        var isCancelled = false
        var streams: [Int: AsyncStream<NWPath>.Continuation] = [:]
        var nextStream = 0
    }

    private let required: NWInterface.InterfaceType?
    private let prohibited: [NWInterface.InterfaceType]
    private let state = Mutex(State())

    /// Creates a monitor for all kinds of interfaces.
    public convenience init() { self.init(required: nil, prohibited: []) }

    /// Creates a monitor for one kind of interface.
    ///
    /// - Parameter requiredInterfaceType: The kind. Paths through interfaces of other kinds are reported as
    ///   unsatisfied.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init(required: requiredInterfaceType, prohibited: [])
    }

    /// Creates a monitor for all kinds of interfaces but some.
    ///
    /// - Parameter prohibitedInterfaceTypes: The kinds that paths must not use.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(required: nil, prohibited: prohibitedInterfaceTypes)
    }

    private init(required: NWInterface.InterfaceType?, prohibited: [NWInterface.InterfaceType]) {
        self.required = required
        self.prohibited = prohibited
    }

    deinit { cancel() }

    /// Called on the queue of the monitor, first after the start and then after each change; `nil` by default, and
    /// after the end.
    @preconcurrency public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set {
            // The former handler is released outside of the lock, because it may own the monitor or objects that use
            // it.
            let former = state.withLock { state in
                let former = state.handler
                if !state.isCancelled { state.handler = newValue }
                return former
            }
            withExtendedLifetime(former) {}
        }
    }

    /// The path at present; an unsatisfied path before the start, and the last path after the end.
    public var currentPath: NWPath { state.withLock { $0.path } }

    /// The queue of the handler; `nil` before the start.
    public var queue: DispatchQueue? { state.withLock { $0.queue?.queue } }

    /// Starts the calls of the handler.
    ///
    /// A monitor starts once. A second start, or a start after the end, is reported and does nothing.
    ///
    /// - Parameter queue: The queue on which the handler is called.
    public func start(queue: DispatchQueue) {
        let isFirst = state.withLock { state in
            guard state.queue == nil, !state.isCancelled else { return false }
            state.queue = CallbackQueue(queue)
            return true
        }
        guard isFirst else {
            Diagnostics.report("network-monitor-start", "NWPathMonitor: a monitor starts once. Create another monitor to start again.")
            return
        }
        observe()
        handleChange()
    }

    /// Ends the calls of the handler, and the sequences.
    public func cancel() {
        // The handler is released outside of the lock, because it may own the monitor or objects that use it.
        let former = state.withLock { state in
            defer {
                state.isCancelled = true
                state.handler = nil
                state.observation = nil
                state.streams = [:]
            }
            return (handler: state.handler, observation: state.observation, streams: Array(state.streams.values))
        }
        withExtendedLifetime(former) {
            former.observation?.cancel()
            for stream in former.streams { stream.finish() }
        }
    }

    /// The path at present, for example "NWPathMonitor(unsatisfied (No network route))".
    public var debugDescription: String { "NWPathMonitor(\(currentPath.debugDescription))" }
}

extension NWPathMonitor {
    /// Begins to observe the network unless the monitor does so already.
    private func observe() {
        guard state.withLock({ $0.observation == nil && !$0.isCancelled }) else { return }
        let observation = NetworkObservation { [weak self] in self?.handleChange() }
        let isUsed = state.withLock { state in
            guard state.observation == nil, !state.isCancelled else { return false }
            state.observation = observation
            return true
        }
        if isUsed { observation.service.record("monitors the path" + (required.map { " through \($0)" } ?? "")) }
    }

    /// Reads the path, and calls the handler if it has changed.
    private func handleChange() {
        let queue = state.withLock { readPath(&$0) ? $0.queue : nil }
        queue?.run("NWPathMonitor") { [weak self] in self?.callHandler() }
    }

    /// Reads the path, and passes it to the sequences if it has changed.
    ///
    /// - Returns: `false` for a monitor that does not observe the network.
    private func readPath(_ state: inout State) -> Bool {
        guard let observation = state.observation, !state.isCancelled else { return false }
        let path = NWPath(observation.state.limited(to: required?.kind, without: prohibited.map(\.kind)))
        guard path != state.path else { return true }
        state.path = path
        for stream in state.streams.values { stream.yield(path) }
        return true
    }

    /// Calls the handler on the queue, unless it has been called for the current path.
    private func callHandler() {
        let call = state.withLock { state -> (handler: @Sendable (NWPath) -> Void, path: NWPath)? in
            guard !state.isCancelled, state.handled != state.path else { return nil }
            state.handled = state.path
            return state.handler.map { ($0, state.path) }
        }
        if let call { call.handler(call.path) }
    }

    /// Adds a sequence of paths, which begins with the current one.
    fileprivate func paths() -> AsyncStream<NWPath> {
        observe()
        return AsyncStream { continuation in
            let number = state.withLock { state -> Int? in
                // The change that this reading finds may not have been handled yet.
                guard readPath(&state) else { return nil }
                state.nextStream += 1
                state.streams[state.nextStream] = continuation
                continuation.yield(state.path)
                return state.nextStream
            }
            guard let number else { return continuation.finish() }
            continuation.onTermination = { [weak self] _ in self?.state.withLock { _ = $0.streams.removeValue(forKey: number) } }
        }
    }
}

extension NWPathMonitor: AsyncSequence {
    /// A path of the sequence.
    public typealias Element = NWPath

    /// The paths of a monitor: the current one, and then one for each change.
    public struct Iterator: AsyncIteratorProtocol {
        private let monitor: NWPathMonitor
        private var paths: AsyncStream<NWPath>.Iterator

        fileprivate init(_ monitor: NWPathMonitor) {
            self.monitor = monitor
            paths = monitor.paths().makeAsyncIterator()
        }

        /// Waits for the next path; `nil` after the end of the monitor or of the task.
        public mutating func next() async -> NWPath? { await paths.next() }

        /// Returns the next path, on the actor of the caller.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> NWPath? { await paths.next(isolation: actor) }
    }

    /// Starts the monitor if needed, and returns its paths.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }
}

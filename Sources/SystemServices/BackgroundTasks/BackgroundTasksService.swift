import CoreGraphics
import Foundation
internal import Synchronization

/// The background tasks that the app requested, and their results.
///
/// A test launches a pending task at once:
///
/// ```swift
/// app.system.backgroundTasks.launch("com.example.app.refresh")
/// try await app.settle()
/// #expect(app.system.backgroundTasks.results.last?.success == true)
/// ```
public final class BackgroundTasksService: Sendable {
    /// A running task.
    private struct RunningTask {
        /// The number of the launch. Another launch with the same identifier has another number.
        let launch: Int
        let kind: BackgroundTaskRequest.Kind
        let expire: @Sendable () -> Void
        var didExpire = false
    }

    private struct State {
        var isAvailable = true
        var pending: [BackgroundTaskRequest] = []
        var handlers: [String: @Sendable (BackgroundTaskRequest) -> Void] = [:]
        var running: [String: RunningTask] = [:]
        var launchCount = 0
        var results: [BackgroundTaskResult] = []
        var didChangePending: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())
    private let requests: RequestLog

    init(requests: RequestLog) {
        self.requests = requests
    }

    /// Whether the user allows background refresh; `true` by default. If `false`, submitting a request throws
    /// `BGTaskScheduler.Error.unavailable`.
    public var isAvailable: Bool {
        get { state.withLock { $0.isAvailable } }
        set { state.withLock { $0.isAvailable = newValue } }
    }

    /// The requests that wait for their launch, in the order in which they were submitted.
    public var pending: [BackgroundTaskRequest] { state.withLock { $0.pending } }

    /// The identifiers for which the app registered a launch handler, in alphabetical order.
    public var registered: [String] { state.withLock { $0.handlers.keys.sorted() } }

    /// The identifiers of the running tasks, in alphabetical order.
    public var running: [String] { state.withLock { $0.running.keys.sorted() } }

    /// The maximum number of ended tasks that are kept.
    public static let limit = 1_000

    /// The last ended tasks, in the order in which they ended; at most ``limit``.
    public var results: [BackgroundTaskResult] { state.withLock { $0.results } }

    /// Launches a pending task at once, whatever its earliest begin date and the state of the app.
    ///
    /// - Returns: `false` if no request with the identifier is pending, if its last task is still running, or if the
    ///   app registered no launch handler.
    @discardableResult public func launch(_ identifier: String) -> Bool {
        let launch = state.withLock { state -> (@Sendable () -> Void)? in
            guard state.running[identifier] == nil, let handler = state.handlers[identifier],
                let index = state.pending.firstIndex(where: { $0.identifier == identifier })
            else { return nil }
            let request = state.pending.remove(at: index)
            return { handler(request) }
        }
        launch?()
        return launch != nil
    }

    /// Ends the time of a running task: its expiration handler is called on a background queue. A task without an
    /// expiration handler is completed without success.
    ///
    /// - Returns: `false` if no task with the identifier is running, or if the task has expired before.
    @discardableResult public func expire(_ identifier: String) -> Bool { expire(identifier, launch: nil) }

    /// Ends the time of a running task.
    ///
    /// - Parameter launch: The required number of its launch; `nil` for any.
    @discardableResult package func expire(_ identifier: String, launch: Int?) -> Bool {
        let expire = state.withLock { state -> (@Sendable () -> Void)? in
            guard let task = state.running[identifier], !task.didExpire, launch == nil || task.launch == launch else { return nil }
            state.running[identifier]?.didExpire = true
            return task.expire
        }
        expire?()
        return expire != nil
    }

    /// Registers a launch handler.
    ///
    /// - Returns: `false` if the identifier has a handler already.
    package func register(_ identifier: String, _ handler: @escaping @Sendable (BackgroundTaskRequest) -> Void) -> Bool {
        state.withLock { state in
            guard state.handlers[identifier] == nil else { return false }
            state.handlers[identifier] = handler
            return true
        }
    }

    /// Adds a request, which replaces a pending one with the same identifier.
    ///
    /// - Returns: `false` if too many requests of the kind are pending.
    package func submit(_ request: BackgroundTaskRequest) -> Bool {
        let didSubmit = state.withLock { state in
            let others = state.pending.filter { $0.identifier != request.identifier }
            guard others.count(where: { $0.kind == request.kind }) < request.kind.limit else { return false }
            state.pending = others + [request]
            return true
        }
        requests.record("background", "\(didSubmit ? "submits" : "cannot submit") \(request.kind.rawValue) \(request.identifier)")
        if didSubmit { notify() }
        return didSubmit
    }

    /// Removes a pending request; with `nil`, all of them.
    package func cancel(_ identifier: String?) {
        state.withLock { state in state.pending.removeAll { identifier == nil || $0.identifier == identifier } }
        requests.record("background", "cancels \(identifier ?? "all requests")")
        notify()
    }

    /// The identifiers of the running processing tasks.
    package var runningProcessing: [String] { state.withLock { $0.running.filter { $0.value.kind == .processing }.keys.sorted() } }

    /// Records the beginning of a task, and returns the number of its launch.
    package func begin(_ request: BackgroundTaskRequest, expire: @escaping @Sendable () -> Void) -> Int {
        requests.record("background", "\(request.identifier) begins")
        return state.withLock { state in
            state.launchCount += 1
            state.running[request.identifier] = RunningTask(launch: state.launchCount, kind: request.kind, expire: expire)
            return state.launchCount
        }
    }

    /// Records the end of a task.
    package func complete(_ identifier: String, success: Bool) {
        state.withLock { state in
            guard let task = state.running.removeValue(forKey: identifier) else { return }
            let result = BackgroundTaskResult(identifier: identifier, success: success, didExpire: task.didExpire)
            state.results = (state.results + [result]).suffix(Self.limit)
        }
        requests.record("background", "\(identifier) ends \(success ? "with" : "without") success")
        // A request that was due meanwhile is launched now.
        notify()
    }

    /// Sets the closure that is called after each change of the pending requests.
    package func onChange(_ handler: @escaping @Sendable () -> Void) { state.withLock { $0.didChangePending = handler } }

    private func notify() { state.withLock { $0.didChangePending }?() }

    /// The pending and running tasks, which the person can launch and expire.
    package var panelSection: PanelSection {
        let pending = pending.map { request in
            PanelRow(
                title: request.identifier, value: "Pending",
                choices: [PanelRow.Choice("Launch") { [weak self] in self?.launch(request.identifier) }])
        }
        let running = running.map { identifier in
            PanelRow(
                title: identifier, value: "Running", choices: [PanelRow.Choice("Expire") { [weak self] in self?.expire(identifier) }])
        }
        let ended = results.suffix(20).reversed().map { PanelRow(title: $0.identifier, value: $0.success ? "Succeeded" : "Failed") }
        return PanelSection(title: "Background Tasks", rows: pending + running + ended)
    }
}

extension BackgroundTaskRequest.Kind {
    /// The maximum number of pending requests.
    /// - Source: https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/submit(_:)
    var limit: Int { self == .appRefresh ? 1 : 10 }
}

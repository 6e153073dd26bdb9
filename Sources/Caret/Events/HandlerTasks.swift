/// The tasks that one handler starts for its events.
///
/// The owner is retained while a task runs, because the body receives it. A task therefore ends when the owner is no
/// longer used. A controller's task is cancelled when the controller leaves for good, and a view's task is cancelled
/// when the view leaves its window.
@MainActor final class HandlerTasks {
    private let overlap: TaskOverlap
    private var task: Task<Void, Never>?
    /// The number of the latest task. A task that ends with another number is no longer the running one.
    private var number = 0
    private var waiting: [@MainActor () async -> Void] = []
    private var stopWatching: (@MainActor () -> Void)?
    /// Called when the last task has ended or was cancelled.
    var didBecomeIdle: (@MainActor () -> Void)?

    /// Whether a task is running.
    var isRunning: Bool { task != nil }

    init(_ overlap: TaskOverlap) { self.overlap = overlap }

    /// Starts a task for an event, unless a running task prevents it.
    ///
    /// - Parameters:
    ///   - owner: The owner that the body uses; a controller or a view limits the task.
    ///   - body: The body of the task, which should capture the owner weakly.
    func begin(for owner: AnyObject?, _ body: @escaping @MainActor () async -> Void) {
        guard task == nil || overlap != .ignore else { return }
        if task != nil, overlap == .queue { return waiting.append(body) }
        task?.cancel()
        if stopWatching == nil { stopWatching = OwnerUse.onEnd(of: owner) { [weak self] in self?.cancel() } }
        start(body)
    }

    /// Cancels the running task, and discards the events that wait for its end.
    func cancel() {
        task?.cancel()
        waiting = []
        finish()
    }

    private func start(_ body: @escaping @MainActor () async -> Void) {
        number += 1
        let taskNumber = number
        task = Task {
            if !Task.isCancelled { await body() }
            didEnd(taskNumber)
        }
    }

    private func didEnd(_ endedNumber: Int) {
        guard endedNumber == number, task != nil else { return }
        guard waiting.isEmpty else { return start(waiting.removeFirst()) }
        finish()
    }

    private func finish() {
        task = nil
        let stop = stopWatching
        stopWatching = nil
        stop?()
        didBecomeIdle?()
    }
}

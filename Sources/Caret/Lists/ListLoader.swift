/// Loads the contents of a list, and sets the status of the list.
@MainActor final class ListLoader {
    let subscription: Subscription
    private let tasks = HandlerTasks(.restart)
    private let owner: @MainActor () -> AnyObject?
    private let body: @MainActor () async throws -> Void
    private let setStatus: @MainActor (ListStatus) -> Void
    /// The number of the latest run. The results of earlier runs are ignored.
    private var number = 0
    private var state = State.idle

    private enum State {
        /// Nothing was loaded, because nothing was started or the run was cancelled.
        case idle
        case loading
        /// A run has ended with a result or an error.
        case done
        /// The loader can load no more.
        case ended
    }

    init(
        _ subscription: Subscription, owner: @escaping @MainActor () -> AnyObject?, setStatus: @escaping @MainActor (ListStatus) -> Void,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        (self.subscription, self.owner, self.setStatus, self.body) = (subscription, owner, setStatus, body)
        tasks.didBecomeIdle = { [weak self] in self?.runDidEnd() }
    }

    /// Starts a run, in place of a running one.
    func start() {
        guard state != .ended, subscription.beginCall() else { return }
        begin()
        let runNumber = number
        tasks.begin(for: owner()) { [weak self] in await self?.finish(runNumber) }
    }

    /// Starts a run in the current task, and returns when the run has ended.
    func run() async {
        guard state != .ended, subscription.beginCall() else { return }
        tasks.cancel()
        begin()
        await finish(number)
    }

    /// Starts a run if the view is shown again after its run was cancelled.
    func windowDidAppear() { if state == .idle { start() } }

    /// Cancels the run, and releases what it uses.
    func end() {
        number += 1
        let wasLoading = state == .loading
        state = .ended
        tasks.cancel()
        if wasLoading { setStatus(.ready) }
    }

    private func begin() {
        number += 1
        state = .loading
        setStatus(.loading)
    }

    private func finish(_ runNumber: Int) async {
        do {
            try await body()
            end(runNumber, .done, .ready)
        } catch {
            if error is CancellationError || Task.isCancelled {
                end(runNumber, .idle, .ready)
            } else {
                end(runNumber, .done, .failed(error))
            }
        }
    }

    private func end(_ runNumber: Int, _ state: State, _ status: ListStatus) {
        guard runNumber == number else { return }
        self.state = state
        setStatus(status)
    }

    /// Handles the end of a task that was cancelled before it started. Other tasks have called ``finish(_:)``.
    private func runDidEnd() {
        guard state == .loading else { return }
        number += 1
        state = .idle
        setStatus(.ready)
    }
}

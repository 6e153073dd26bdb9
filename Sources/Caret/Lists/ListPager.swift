/// Asks for the next page of a list when the user comes near the end of the rows.
@MainActor final class ListPager {
    /// The states of the pager.
    enum State {
        /// The next page is asked for when the end comes near.
        case idle
        case loading
        /// After an error, the page is asked for again on the frame clock.
        case waiting(cancel: @MainActor () -> Void)
        /// After the last attempt, the user can try again.
        case failed
        /// There are no further pages.
        case finished
        /// The subscription has ended.
        case ended
    }

    /// The parts of the list that the pager uses.
    struct Client {
        /// Returns the number of rows after an index path, at most `limit`; for `nil`, the number of all rows.
        let rowsAfter: @MainActor (_ path: IndexPath?, _ limit: Int) -> Int
        let visiblePaths: @MainActor () -> [IndexPath]
        let scrollView: @MainActor () -> UIScrollView?
        /// Sets the status of the list, which decides what a list without rows shows.
        let setStatus: @MainActor (ListStatus) -> Void
        let isLoading: @MainActor () -> Bool
    }

    let subscription: Subscription
    private let tasks = HandlerTasks(.ignore)
    private let client: Client
    private let owner: @MainActor () -> AnyObject?
    private let body: @MainActor () async throws -> Bool
    private let threshold: Int
    private let retries: Int
    private var attempts = 0
    /// The number of rows when the latest page was asked for.
    private var rowCount = -1
    private(set) var state = State.idle
    private var progress = Progress.none

    /// Where the progress of the page is shown.
    private enum Progress {
        case none
        /// In place of the rows, by the status of the list.
        case status
        case footer(PageFooter)
    }

    init(
        _ subscription: Subscription, before threshold: Int, retries: Int, client: Client, owner: @escaping @MainActor () -> AnyObject?,
        _ body: @escaping @MainActor () async throws -> Bool
    ) {
        (self.subscription, self.threshold, self.retries) = (subscription, threshold, retries)
        (self.client, self.owner, self.body) = (client, owner, body)
        tasks.didBecomeIdle = { [weak self] in self?.taskDidEnd() }
    }

    // MARK: - Events

    func rowWillShow(at path: IndexPath) {
        guard case .idle = state, client.rowsAfter(path, threshold) < threshold else { return }
        begin()
    }

    /// Asks for a page in the next frame if the end is visible, because the list is empty or short.
    func rowsDidChange() {
        Hooks.inNextFrame { [weak self] in self?.checkEnd() }
    }

    /// Asks for the failed page again.
    func retry() {
        guard case .failed = state else { return }
        attempts = 0
        begin()
    }

    /// Begins anew, because all contents were loaded again.
    func restart() {
        if case .ended = state { return }
        stop(.idle)
        rowsDidChange()
    }

    func end() { stop(.ended) }

    // MARK: - Pages

    private func checkEnd() {
        if case .footer(let footer) = progress { footer.layOut() }
        guard case .idle = state, client.scrollView()?.window != nil, !client.isLoading() else { return }
        let rows = client.rowsAfter(nil, .max)
        // A page that added no rows is not asked for again until the user scrolls.
        guard rows != rowCount, rows == 0 || isEndVisible else { return }
        begin()
    }

    private var isEndVisible: Bool {
        client.visiblePaths().max().map { client.rowsAfter($0, threshold) < threshold } ?? false
    }

    private func begin() {
        guard subscription.beginCall() else { return }
        rowCount = client.rowsAfter(nil, .max)
        state = .loading
        show(.loading)
        tasks.begin(for: owner()) { [weak self] in await self?.load() }
    }

    private func load() async {
        do {
            let hasMore = try await body()
            guard case .loading = state, !Task.isCancelled else { return }
            attempts = 0
            state = hasMore ? .idle : .finished
            show(.ready)
            rowsDidChange()
        } catch {
            guard case .loading = state, !Task.isCancelled, !(error is CancellationError) else { return }
            didFail(error)
        }
    }

    /// Waits before the next attempt, each time twice as long, or offers to try again.
    private func didFail(_ error: any Error) {
        guard attempts < retries else {
            state = .failed
            return show(.failed(error))
        }
        let delay = Duration.seconds(1) * (1 << attempts)
        attempts += 1
        state = .waiting(
            cancel: Hooks.after(delay) { [weak self] in
                guard let self, case .waiting = state else { return }
                state = .idle
                begin()
            })
    }

    /// A cancelled task has no other end. The page is asked for again when the user scrolls.
    private func taskDidEnd() {
        guard case .loading = state else { return }
        state = .idle
        show(.ready)
    }

    private func stop(_ new: State) {
        if case .waiting(let cancel) = state { cancel() }
        state = new
        (attempts, rowCount) = (0, -1)
        tasks.cancel()
        show(.ready)
    }

    // MARK: - Progress

    /// Shows the progress below the rows, or in place of the rows of an empty list.
    private func show(_ status: ListStatus) {
        if case .ready = status { return hideProgress() }
        guard client.rowsAfter(nil, 1) > 0 else {
            progress = .status
            return client.setStatus(status)
        }
        if case .footer(let footer) = progress { return footer.show(status) }
        guard let scrollView = client.scrollView() else { return }
        let footer = PageFooter(in: scrollView) { [weak self] in self?.retry() }
        footer.show(status)
        progress = .footer(footer)
    }

    private func hideProgress() {
        switch progress {
        case .none: break
        case .status: client.setStatus(.ready)
        case .footer(let footer): footer.remove()
        }
        progress = .none
    }
}

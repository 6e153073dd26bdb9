/// Asks for the next page of a list when the user comes near the end of the rows.
@MainActor final class ListPager {
    /// The states of the pager.
    enum State {
        /// The next page is asked for when the end comes near.
        case idle
        /// A row near the end is about to be displayed. The view is laying out its rows, and the progress changes its
        /// insets. Therefore the page is asked for in the next frame.
        case requested
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
        let status: @MainActor () -> ListStatus
    }

    let subscription: Subscription
    private let tasks = HandlerTasks(.ignore)
    private let client: Client
    private let owner: @MainActor () -> AnyObject?
    private let body: @MainActor () async throws -> Bool
    private let threshold: Int
    private let retries: Int
    private var attempts = 0
    /// The number of rows when the latest page was asked for; -1 if that page was cancelled, or if the user has
    /// scrolled since then.
    private var rowCount = -1
    private(set) var state = State.idle
    private var progress = Progress.none
    /// The status that the progress shows.
    private var shownStatus = ListStatus.ready
    private var dragSubscription: Subscription?

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
        dragSubscription = client.scrollView()?.on(.didEndDragging, self) { pager, _ in pager.userDidScroll() }
    }

    // MARK: - Events

    func rowWillShow(at path: IndexPath) {
        guard case .idle = state, client.rowsAfter(path, threshold) < threshold else { return }
        state = .requested
        Hooks.inNextFrame { [weak self] in self?.beginRequested() }
    }

    /// Asks for a page in the next frame if the end is visible, because the list is empty or short.
    func rowsDidChange() {
        Hooks.inNextFrame { [weak self] in self?.checkEnd() }
    }

    /// Asks for the failed page again.
    func retry() {
        guard hasFailed else { return }
        attempts = 0
        begin()
    }

    /// Begins anew, because all contents were loaded again.
    func restart() {
        if case .ended = state { return }
        stop(.idle)
        rowsDidChange()
    }

    /// Whether the user can try again.
    var hasFailed: Bool { if case .failed = state { true } else { false } }

    func end() {
        dragSubscription?.cancel()
        stop(.ended)
    }

    /// Rows that fit the screen are not displayed again when the user scrolls, so that the end is checked here.
    private func userDidScroll() {
        guard case .idle = state else { return }
        rowCount = -1
        rowsDidChange()
    }

    // MARK: - Pages

    private func checkEnd() {
        moveProgress()
        guard case .idle = state, client.scrollView()?.window != nil, case .ready = client.status() else { return }
        let rows = client.rowsAfter(nil, .max)
        // A page that added no rows is not asked for again until the user scrolls.
        guard rows != rowCount, rows == 0 || isEndVisible else { return }
        begin()
    }

    private var isEndVisible: Bool {
        guard let lastPath = client.visiblePaths().max() else { return false }
        return client.rowsAfter(lastPath, threshold) < threshold
    }

    private func beginRequested() {
        guard case .requested = state else { return }
        state = .idle
        // While all contents are loaded again, the page would follow contents that are being replaced.
        if case .loading = client.status() { return }
        if client.scrollView()?.window != nil { begin() }
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
        state = .waiting(cancel: Hooks.after(delay) { [weak self] in self?.delayDidEnd() })
    }

    private func delayDidEnd() {
        guard case .waiting = state else { return }
        state = .idle
        if client.scrollView()?.window != nil { begin() }
        // The page was not asked for, because the list has left its window or the handler is suspended.
        if case .idle = state { giveUp() }
    }

    /// Handles the end of a cancelled task, after which ``load()`` changes nothing.
    private func taskDidEnd() {
        guard case .loading = state else { return }
        state = .idle
        giveUp()
    }

    /// Hides the progress. The page is asked for again when the user scrolls, or when the list is shown again.
    private func giveUp() {
        (attempts, rowCount) = (0, -1)
        show(.ready)
    }

    private func stop(_ newState: State) {
        if case .waiting(let cancel) = state { cancel() }
        state = newState
        (attempts, rowCount) = (0, -1)
        tasks.cancel()
        show(.ready)
    }

    // MARK: - Progress

    /// Shows the progress below the rows, or in place of the rows of an empty list.
    private func show(_ status: ListStatus) {
        if case .ready = status { return hideProgress() }
        shownStatus = status
        let isEmpty = client.rowsAfter(nil, 1) == 0
        switch progress {
        case .status where isEmpty: client.setStatus(status)
        case .footer(let footer) where !isEmpty: footer.show(status)
        case .none, .status, .footer:
            hideProgress()
            if isEmpty { showStatus(status) } else { showFooter(status) }
        }
    }

    private func showStatus(_ status: ListStatus) {
        progress = .status
        client.setStatus(status)
    }

    private func showFooter(_ status: ListStatus) {
        guard let scrollView = client.scrollView() else { return }
        let footer = PageFooter(in: scrollView) { [weak self] in self?.retry() }
        progress = .footer(footer)
        footer.show(status)
    }

    /// Moves the progress below the rows when the list is no longer empty, and in place of the rows when the list has
    /// become empty. Otherwise the user could not try again.
    private func moveProgress() {
        switch progress {
        case .none: break
        case .status: if client.rowsAfter(nil, 1) > 0 { show(shownStatus) }
        case .footer(let footer): if client.rowsAfter(nil, 1) > 0 { footer.layOut() } else { show(shownStatus) }
        }
    }

    private func hideProgress() {
        let previousProgress = progress
        progress = .none
        switch previousProgress {
        case .none: break
        case .status: client.setStatus(.ready)
        case .footer(let footer): footer.remove()
        }
    }
}

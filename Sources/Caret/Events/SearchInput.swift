/// Starts a task for the text of a search, a moment after the user has stopped typing.
@MainActor final class SearchInput {
    private let tasks = HandlerTasks(.restart)
    private let delay: Duration
    private let owner: @MainActor () -> AnyObject?
    private let body: @MainActor (String) async -> Void
    /// The text that was searched last; at first empty, as the text of a new search bar. `nil` after a search that was
    /// cancelled.
    private var searchedText: String? = ""
    private var cancelTimer: (@MainActor () -> Void)?

    init(
        after delay: Duration, owner: @escaping @MainActor () -> AnyObject?, _ body: @escaping @MainActor (String) async -> Void
    ) {
        (self.delay, self.owner, self.body) = (delay, owner, body)
    }

    /// Searches a text after the delay, and an empty text at once.
    func textDidChange(_ text: String) {
        cancelTimer?()
        cancelTimer = nil
        guard !text.isEmpty else { return search(text) }
        guard text != searchedText else { return }
        // The results for the former text are outdated.
        cancelSearch()
        cancelTimer = Hooks.after(delay) { [weak self] in self?.search(text) }
    }

    /// Searches a text at once, unless it is the text that was searched last.
    func search(_ text: String) {
        cancelTimer?()
        cancelTimer = nil
        guard text != searchedText else { return }
        searchedText = text
        tasks.begin(for: owner()) { [body] in await body(text) }
    }

    private func cancelSearch() {
        guard tasks.isRunning else { return }
        tasks.cancel()
        searchedText = nil
    }

    func end() {
        cancelTimer?()
        cancelTimer = nil
        tasks.cancel()
    }
}

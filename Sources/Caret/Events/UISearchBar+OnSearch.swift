extension UISearchBar {
    /// Searches with an asynchronous closure while the user types. The closure receives an owner, which is held weakly
    /// while nothing is searched.
    ///
    /// ```swift
    /// searchBar.onSearch(self) { screen, text in screen.results = await screen.store.find(text) }
    /// ```
    ///
    /// A search begins when the user has not typed for a moment, and at once for the Search key or an empty text. A new
    /// text cancels the older search. A text is not searched twice in a row. The search is cancelled when the
    /// owner is no longer used, in the same cases as the task of an asynchronous handler.
    ///
    /// - Parameters:
    ///   - owner: The object that is passed to the closure.
    ///   - delay: The time without a change, on the clock of the display's frames; 300 ms by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Searches the text. Check for cancellation after each `await` before showing results.
    /// - Returns: A subscription that ends the search when cancelled; keeping the subscription is optional.
    @discardableResult public func onSearch<Owner: AnyObject>(
        _ owner: Owner, after delay: Duration = .milliseconds(300), file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, String) async -> Void
    ) -> Subscription {
        let subscription = Subscription(file, line, owner: owner)
        return onSearch(subscription, delay, captures: body, owner: { [weak owner] in owner }) { [weak owner] text in
            if let owner { await body(owner, text) }
        }
    }

    /// Searches with an unapplied asynchronous method of `owner` while the user types. The owner is held weakly while
    /// nothing is searched.
    @_disfavoredOverload @discardableResult public func onSearch<Owner: AnyObject>(
        _ owner: Owner, after delay: Duration = .milliseconds(300), file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor (String) async -> Void
    ) -> Subscription {
        onSearch(owner, after: delay, file: file, line: line) { await method($0)($1) }
    }

    /// Searches with an asynchronous closure while the user types. The search bar retains the closure.
    @discardableResult public func onSearch(
        after delay: Duration = .milliseconds(300), file: String = #fileID, line: Int = #line,
        perform body: @escaping @MainActor (String) async -> Void
    ) -> Subscription {
        onSearch(Subscription(file, line), delay, captures: body, owner: { nil }, run: body)
    }

    private func onSearch<Body>(
        _ subscription: Subscription, _ delay: Duration, captures body: Body, owner: @escaping @MainActor () -> AnyObject?,
        run: @escaping @MainActor (String) async -> Void
    ) -> Subscription {
        let input = SearchInput(after: delay, owner: owner, run)
        subscription.isAwaitedByTask = true
        subscription.addEndHandler { input.end() }
        let click = on(.searchButtonClicked) { [weak input] text in input?.search(text) }
        subscription.addEndHandler { click.cancel() }
        _ = attach(.textDidChange, subscription) { text in input.textDidChange(text) }
        subscription.recordCaptures(of: body)
        return subscription
    }
}

extension UserInfoHost where Self: UIViewController {
    /// Adds a search field to the navigation bar, and searches with an asynchronous closure while the user types.
    ///
    /// ```swift
    /// addSearch("Songs") { screen, text in screen.results = await screen.store.find(text) }
    /// ```
    ///
    /// The navigation item gets a `UISearchController` whose results are shown by this controller, without dimming.
    /// When the user cancels the search, the closure is called with an empty text. The rules of
    /// `UISearchBar.onSearch` apply. The closure receives the controller, so that capturing
    /// it is unnecessary.
    ///
    /// - Parameters:
    ///   - placeholder: The placeholder of the field; "Search" by default.
    ///   - delay: The time without a change, on the clock of the display's frames; 300 ms by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Searches the text. Check for cancellation after each `await` before showing results.
    /// - Returns: The search controller, for scopes and suggestions; keeping it is optional.
    @discardableResult public func addSearch(
        _ placeholder: String = "Search", after delay: Duration = .milliseconds(300), file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Self, String) async -> Void
    ) -> UISearchController {
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = placeholder
        navigationItem.searchController = search
        let subscription = Subscription(file, line, owner: self)
        let input = SearchInput(after: delay, owner: { [weak self] in self }) { [weak self] text in
            if let self { await body(self, text) }
        }
        subscription.isAwaitedByTask = true
        subscription.addEndHandler { input.end() }
        let searchClick = search.searchBar.on(.searchButtonClicked) { [weak input] text in input?.search(text) }
        subscription.addEndHandler { searchClick.cancel() }
        // Cancelling empties the field without an event of the search bar.
        _ = search.attach(.update, subscription) { [weak search] _ in input.textDidChange(search?.searchBar.text ?? "") }
        subscription.recordCaptures(of: body)
        return search
    }
}

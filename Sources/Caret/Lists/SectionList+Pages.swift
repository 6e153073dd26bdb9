extension SectionList {
    /// Loads pages of rows with an asynchronous closure, which receives an owner. The owner is held weakly while no
    /// page is loaded.
    ///
    /// ```swift
    /// table.sections(self) { screen in
    ///     Section("feed", lazy: screen.feed.posts) { post in Row(post.id, .default, post.title) }
    /// }
    /// .paginate(self) { screen in try await screen.feed.loadNextPage() }
    /// ```
    ///
    /// The closure is called once when one of the last rows is about to be displayed, or when the list has no rows. The
    /// next call follows when the user comes near the new end. A progress indicator is shown below the rows. After an
    /// error, the page is tried again after 1 s, 2 s, 4 s and so on, on the frame clock. After the last attempt, a
    /// button offers to try again. A page that was cancelled is asked for again when the list is shown again or when
    /// the user scrolls. After ``reload()``, the pages begin anew. An earlier `paginate` of this list ends.
    ///
    /// - Parameters:
    ///   - owner: The object that is passed to the closure. A page is cancelled when the owner is no longer
    ///     used, in the same cases as the task of an asynchronous handler.
    ///   - rows: The number of rows at the end that lead to the next page, at least 1; 10 by default.
    ///   - retries: The number of automatic attempts after an error, from 0 up to 16; 2 by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Adds the next page to the data, and returns whether there may be another page.
    /// - Returns: A subscription that ends the pages when cancelled; keeping the subscription is optional.
    @discardableResult public func paginate<Owner: AnyObject>(
        _ owner: Owner, before rows: Int = 10, retries: Int = 2, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner) async throws -> Bool
    ) -> Subscription {
        let subscription = Subscription(file, line, owner: owner)
        return paginate(subscription, rows, retries, captures: body, owner: { [weak owner] in owner }) { [weak owner] in
            guard let owner else { return false }
            return try await body(owner)
        }
    }

    /// Loads pages of rows with an unapplied asynchronous method of `owner`. The owner is held weakly while no page is
    /// loaded.
    @_disfavoredOverload @discardableResult public func paginate<Owner: AnyObject>(
        _ owner: Owner, before rows: Int = 10, retries: Int = 2, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () async throws -> Bool
    ) -> Subscription {
        paginate(owner, before: rows, retries: retries, file: file, line: line) { try await method($0)() }
    }

    /// Loads pages of rows with an asynchronous closure, which the list retains.
    @discardableResult public func paginate(
        before rows: Int = 10, retries: Int = 2, file: String = #fileID, line: Int = #line,
        perform body: @escaping @MainActor () async throws -> Bool
    ) -> Subscription {
        paginate(Subscription(file, line), rows, retries, captures: body, owner: { nil }, run: body)
    }

    private func paginate<Body>(
        _ subscription: Subscription, _ rows: Int, _ retries: Int, captures body: Body, owner: @escaping @MainActor () -> AnyObject?,
        run: @escaping @MainActor () async throws -> Bool
    ) -> Subscription {
        precondition(rows >= 1, "SectionList: paginate(before: \(rows)). Pass at least 1, for the last row.")
        precondition((0...16).contains(retries), "SectionList: paginate(retries: \(retries)). Pass a number from 0 up to 16.")
        pager?.subscription.cancel()
        let pager = ListPager(subscription, before: rows, retries: retries, client: pagerClient, owner: owner, run)
        self.pager = pager
        subscription.recordCaptures(of: body)
        subscription.isAwaitedByTask = true
        subscription.didAttach(
            { [weak self, weak pager] in
                pager?.end()
                if let self, self.pager === pager { self.pager = nil }
            }, registeredIn: storage)
        pager.rowsDidChange()
        return subscription
    }

    private var pagerClient: ListPager.Client {
        ListPager.Client(
            rowsAfter: { [weak self] path, limit in self?.plan.rows(after: path, limit) ?? 0 },
            visiblePaths: { [weak self] in self?.source?.visiblePaths ?? [] },
            scrollView: { [weak self] in self?.source?.scrollView },
            setStatus: { [weak self] in self?.status = $0 }, status: { [weak self] in self?.status ?? .ready })
    }
}

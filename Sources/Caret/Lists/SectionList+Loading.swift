extension SectionList {
    /// Loads the contents with an asynchronous closure, which receives an owner. The owner is held weakly while nothing
    /// is loaded.
    ///
    /// ```swift
    /// list.load(self) { screen in try await screen.store.load() }
    /// ```
    ///
    /// Loading begins at once. The closure changes the data, and ``status`` follows it: loading, then ready or
    /// failed. If the list has no rows after an error, it offers to try again. Loading is cancelled when the owner
    /// is no longer used, in the same cases as the task of an asynchronous handler. It begins again when the list is
    /// shown again. An earlier `load` of this list ends.
    ///
    /// - Parameters:
    ///   - owner: The object that is passed to the closure.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Loads the data. A `CancellationError` leaves the status ready.
    /// - Returns: A subscription that ends loading when cancelled; keeping the subscription is optional.
    @discardableResult public func load<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) async throws -> Void
    ) -> Subscription {
        let subscription = Subscription(file, line, owner: owner)
        return load(subscription, captures: body, owner: { [weak owner] in owner }) { [weak owner] in
            if let owner { try await body(owner) }
        }
    }

    /// Loads the contents with an unapplied asynchronous method of `owner`. The owner is held weakly while nothing is
    /// loaded.
    @_disfavoredOverload @discardableResult public func load<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () async throws -> Void
    ) -> Subscription {
        load(owner, file: file, line: line) { try await method($0)() }
    }

    /// Loads the contents with an asynchronous closure, which the list retains.
    @discardableResult public func load(
        file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () async throws -> Void
    ) -> Subscription {
        load(Subscription(file, line), captures: body, owner: { nil }, run: body)
    }

    /// Loads the contents again with the closure of ``load(_:file:line:_:)``, and returns when it has ended. Does
    /// nothing without such a closure.
    ///
    /// ```swift
    /// table.onRefresh(self) { screen in await screen.list.reload() }
    /// ```
    public func reload() async { await loader?.run() }

    private func load<Body>(
        _ subscription: Subscription, captures body: Body, owner: @escaping @MainActor () -> AnyObject?,
        run: @escaping @MainActor () async throws -> Void
    ) -> Subscription {
        loader?.subscription.cancel()
        let setStatus: @MainActor (ListStatus) -> Void = { [weak self] status in
            // The pages that follow the former contents are outdated. Their progress must not hide the new status.
            self?.pager?.restart()
            self?.status = status
        }
        let loader = ListLoader(subscription, owner: owner, setStatus: setStatus, run)
        self.loader = loader
        subscription.recordCaptures(of: body)
        subscription.isAwaitedByTask = true
        subscription.didAttach(
            { [weak self, weak loader] in
                loader?.end()
                if let self, self.loader === loader { self.loader = nil }
            }, registeredIn: storage)
        loader.start()
        return subscription
    }
}

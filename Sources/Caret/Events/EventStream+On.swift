extension EventStream {
    // MARK: - A method of the owner

    // Overloads that accept a method are disfavoured, because a trailing closure of several statements would match
    // them too.

    /// Calls a method of `owner` with the payload. The owner is held weakly, and the handler ends when the owner is
    /// deallocated.
    ///
    /// Pass the unapplied method, as in `call: Search.find`.
    @_disfavoredOverload @discardableResult public func on<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor (Payload) -> Void
    ) -> Subscription {
        on(owner, file: file, line: line) { owner, payload in method(owner)(payload) }
    }

    /// Calls a method of `owner`. The owner is held weakly, and the handler ends when the owner is deallocated.
    ///
    /// Pass the unapplied method, as in `call: Editor.save`.
    @_disfavoredOverload @discardableResult public func on<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Subscription where Payload == Void {
        on(owner, file: file, line: line) { owner in method(owner)() }
    }

    // MARK: - A closure with an owner

    /// Calls `body` with `owner` and the payload. The owner is held weakly, and the handler ends when the owner is
    /// deallocated.
    @discardableResult public func on<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner, Payload) -> Void
    ) -> Subscription {
        attach(Subscription(file, line, owner: owner)) { [weak owner] payload in
            if let owner { body(owner, payload) }
        }
    }

    /// Calls `body` with `owner`. The owner is held weakly, and the handler ends when the owner is deallocated.
    @discardableResult public func on<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) -> Void
    ) -> Subscription where Payload == Void {
        on(owner, file: file, line: line) { owner, _ in body(owner) }
    }

    /// Starts a task with `owner` and the payload, as the handlers of an ``EventSource`` do.
    ///
    /// ```swift
    /// searchBar.when(.textDidChange).debounce(for: .milliseconds(300))
    ///     .on(self, overlap: .restart) { screen, text in await screen.search(text) }
    /// ```
    @_disfavoredOverload @discardableResult public func on<Owner: AnyObject>(
        _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, Payload) async -> Void
    ) -> Subscription {
        let subscription = Subscription(file, line, owner: owner)
        let tasks = HandlerTasks(overlap)
        subscription.isAwaitedByTask = true
        subscription.addEndHandler { tasks.cancel() }
        subscription.recordCaptures(of: body)
        return attach(subscription) { [weak owner] payload in
            tasks.begin(for: owner) { [weak owner] in if let owner { await body(owner, payload) } }
        }
    }

    // MARK: - A closure without an owner

    /// Calls `body` with the payload, as long as a sender is alive.
    @discardableResult public func on(
        file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor (Payload) -> Void
    ) -> Subscription {
        attach(Subscription(file, line), body)
    }

    /// Calls `body`, as long as a sender is alive.
    @discardableResult public func on(
        file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () -> Void
    ) -> Subscription where Payload == Void {
        attach(Subscription(file, line)) { _ in body() }
    }

    private func attach(_ subscription: Subscription, _ body: @escaping @MainActor (Payload) -> Void) -> Subscription {
        subscription.recordCaptures(of: body)
        let weakSenders = senders.map(WeakSender.init)
        let detach = event.attach((), subscription) { payload in
            guard weakSenders.contains(where: { $0.sender != nil }), subscription.beginCall() else { return }
            subscription.call { body(payload) }
        }
        let storages = senders.compactMap { Hooks.storage(of: $0) }
        for storage in storages.dropFirst() { storage.register(subscription) }
        subscription.didAttach(detach, registeredIn: storages.first)
        return subscription
    }
}

private struct WeakSender {
    weak var sender: (any EventSource)?

    init(_ sender: any EventSource) { self.sender = sender }
}

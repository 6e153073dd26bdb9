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
        add(MethodHandler(owner, file, line, method))
    }

    /// Calls a method of `owner`. The owner is held weakly, and the handler ends when the owner is deallocated.
    ///
    /// Pass the unapplied method, as in `call: Editor.save`.
    @_disfavoredOverload @discardableResult public func on<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Subscription where Payload == Void {
        add(MethodVoidHandler(owner, file, line, method))
    }

    // MARK: - A closure with an owner

    /// Calls `body` with `owner` and the payload. The owner is held weakly, and the handler ends when the owner is
    /// deallocated.
    @discardableResult public func on<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner, Payload) -> Void
    ) -> Subscription {
        add(OwnerHandler(owner, file, line, body))
    }

    /// Calls `body` with `owner`. The owner is held weakly, and the handler ends when the owner is deallocated.
    @discardableResult public func on<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) -> Void
    ) -> Subscription where Payload == Void {
        add(OwnerVoidHandler(owner, file, line, body))
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
        add(OwnerTaskHandler(owner, overlap, file, line, body))
    }

    // MARK: - A closure without an owner

    /// Calls `body` with the payload, as long as a sender is alive.
    @discardableResult public func on(
        file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor (Payload) -> Void
    ) -> Subscription {
        add(PlainHandler(file, line, body))
    }

    /// Calls `body`, as long as a sender is alive.
    @discardableResult public func on(
        file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () -> Void
    ) -> Subscription where Payload == Void {
        add(PlainVoidHandler(file, line, body))
    }

    private func add(_ handler: EventHandler<Payload>) -> Subscription {
        event.join((), handler)
        handler.didAdd(senders.lazy.compactMap { Hooks.storage(of: $0) }.first)
        return handler
    }
}

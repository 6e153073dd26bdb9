extension EventSource {
    // These overloads are disfavoured, because a closure without `await` would match them too.

    // MARK: - A method of the owner

    /// Starts a task that calls an asynchronous method of `owner` with the payload.
    ///
    /// Pass the unapplied method, as in `call: Search.find`. The task is cancelled in the same cases as the task of a
    /// closure with an owner.
    @_disfavoredOverload @discardableResult public func on<Payload, Owner: AnyObject>(
        _ event: ControlEvent<Self, Payload>, _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor (Payload) async -> Void
    ) -> Subscription {
        add(MethodTaskHandler(owner, overlap, file, line, method), to: event)
    }

    /// Starts a task that calls an asynchronous method of `owner`.
    ///
    /// Pass the unapplied method, as in `call: Editor.save`. The task is cancelled in the same cases as the task of a
    /// closure with an owner.
    @_disfavoredOverload @discardableResult public func on<Owner: AnyObject>(
        _ event: ControlEvent<Self, Void>, _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () async -> Void
    ) -> Subscription {
        add(MethodVoidTaskHandler(owner, overlap, file, line, method), to: event)
    }

    // MARK: - A closure with an owner

    /// Starts a task with `owner` and the payload.
    ///
    /// ```swift
    /// searchBar.on(.textDidChange, self, overlap: .restart) { screen, text in await screen.search(text) }
    /// ```
    ///
    /// The handler holds the owner weakly, and ends when the owner is deallocated. A running task retains the owner.
    /// The task is cancelled with the subscription. It is also cancelled when an owner that is a controller leaves for
    /// good, or when an owner that is a view leaves its window.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - owner: The object that is passed to the task.
    ///   - overlap: The rule for an event while the task of an earlier one runs; by default the event is ignored.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: The body of the task.
    /// - Returns: A subscription that ends the handler and its task when cancelled; keeping it is optional.
    @_disfavoredOverload @discardableResult public func on<Payload, Owner: AnyObject>(
        _ event: ControlEvent<Self, Payload>, _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, Payload) async -> Void
    ) -> Subscription {
        add(OwnerTaskHandler(owner, overlap, file, line, body), to: event)
    }

    /// Starts a task with `owner`.
    ///
    /// ```swift
    /// button.on(.tap, self) { screen in await screen.save() }
    /// ```
    ///
    /// The handler holds the owner weakly, and ends when the owner is deallocated. A running task retains the owner.
    /// The task is cancelled with the subscription. It is also cancelled when an owner that is a controller leaves for
    /// good, or when an owner that is a view leaves its window.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - owner: The object that is passed to the task.
    ///   - overlap: The rule for an event while the task of an earlier one runs; by default the event is ignored.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: The body of the task.
    /// - Returns: A subscription that ends the handler and its task when cancelled; keeping it is optional.
    @_disfavoredOverload @discardableResult public func on<Owner: AnyObject>(
        _ event: ControlEvent<Self, Void>, _ owner: Owner, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner) async -> Void
    ) -> Subscription {
        add(OwnerVoidTaskHandler(owner, overlap, file, line, body), to: event)
    }

    // MARK: - A closure without an owner

    /// Starts a task with the payload, as long as the sender is alive.
    ///
    /// A running task is cancelled when the subscription is cancelled.
    @_disfavoredOverload @discardableResult public func on<Payload>(
        _ event: ControlEvent<Self, Payload>, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        perform body: @escaping @MainActor (Payload) async -> Void
    ) -> Subscription {
        add(PlainTaskHandler(overlap, file, line, body), to: event)
    }

    /// Starts a task, as long as the sender is alive.
    ///
    /// A running task is cancelled when the subscription is cancelled.
    @_disfavoredOverload @discardableResult public func on(
        _ event: ControlEvent<Self, Void>, overlap: TaskOverlap = .ignore, file: String = #fileID, line: Int = #line,
        perform body: @escaping @MainActor () async -> Void
    ) -> Subscription {
        add(PlainVoidTaskHandler(overlap, file, line, body), to: event)
    }
}

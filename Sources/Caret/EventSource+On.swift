extension EventSource {
    // MARK: - A method of the owner

    // Overloads that accept a method are disfavoured, because a trailing closure of several statements would match
    // them too.

    /// Calls a method of `owner` with the payload. The owner is held weakly, and the handler ends when
    /// the owner is deallocated.
    ///
    /// Pass the unapplied method, as in `call: Mixer.moved`.
    @_disfavoredOverload @discardableResult public func on<Payload, Owner: AnyObject>(
        _ event: ControlEvent<Self, Payload>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor (Payload) -> Void
    ) -> Subscription {
        add(MethodHandler(owner, file, line, method), to: event)
    }

    /// Calls a method of `owner`. The owner is held weakly, and the handler ends when the owner is deallocated.
    ///
    /// Pass the unapplied method, as in `call: Editor.save`.
    @_disfavoredOverload @discardableResult public func on<Owner: AnyObject>(
        _ event: ControlEvent<Self, Void>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Subscription {
        add(MethodVoidHandler(owner, file, line, method), to: event)
    }

    /// Calls a nonisolated method of `owner` with the payload. The owner is held weakly, and the handler ends when
    /// the owner is deallocated.
    ///
    /// Pass the unapplied method, as in `call: Mixer.moved`.
    // The last parameter, which callers omit, lowers the priority of this overload: methods of controllers and views
    // would match it as well, and lose their isolation.
    @_disfavoredOverload @discardableResult public func on<Payload, Owner: AnyObject>(
        _ event: ControlEvent<Self, Payload>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping (Owner) -> (Payload) -> Void, nonisolated: Void = ()
    ) -> Subscription {
        on(event, owner, file: file, line: line) { owner, payload in method(owner)(payload) }
    }

    /// Calls a nonisolated method of `owner`. The owner is held weakly, and the handler ends when
    /// the owner is deallocated.
    ///
    /// Pass the unapplied method, as in `call: Editor.save`.
    @_disfavoredOverload @discardableResult public func on<Owner: AnyObject>(
        _ event: ControlEvent<Self, Void>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping (Owner) -> () -> Void, nonisolated: Void = ()
    ) -> Subscription {
        on(event, owner, file: file, line: line) { owner in method(owner)() }
    }

    // MARK: - A closure with an owner

    /// Calls `body` with `owner` and the payload. The owner is held weakly, and the handler ends when
    /// the owner is deallocated.
    @discardableResult public func on<Payload, Owner: AnyObject>(
        _ event: ControlEvent<Self, Payload>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, Payload) -> Void
    ) -> Subscription {
        add(OwnerHandler(owner, file, line, body), to: event)
    }

    /// Calls `body` with `owner`. The owner is held weakly, and the handler ends when the owner is deallocated.
    @discardableResult public func on<Owner: AnyObject>(
        _ event: ControlEvent<Self, Void>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner) -> Void
    ) -> Subscription {
        add(OwnerVoidHandler(owner, file, line, body), to: event)
    }

    // MARK: - A closure without an owner

    /// Calls `body` with the payload, as long as the sender is alive.
    @discardableResult public func on<Payload>(
        _ event: ControlEvent<Self, Payload>, file: String = #fileID, line: Int = #line,
        perform body: @escaping @MainActor (Payload) -> Void
    ) -> Subscription {
        add(PlainHandler(file, line, body), to: event)
    }

    /// Calls `body`, as long as the sender is alive.
    @discardableResult public func on(
        _ event: ControlEvent<Self, Void>, file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () -> Void
    ) -> Subscription {
        add(PlainVoidHandler(file, line, body), to: event)
    }

    // MARK: - Addition

    /// Adds a handler to the chain of an event.
    func add<Payload>(_ handler: EventHandler<Payload>, to event: ControlEvent<Self, Payload>) -> Subscription {
        event.join(self, handler)
        LeakWatch.current?.record(self)
        handler.didAdd(Hooks.storage(of: self))
        return handler
    }

    /// Calls `body` for each event as the handler of an existing subscription.
    func attach<Payload>(
        _ event: ControlEvent<Self, Payload>, _ subscription: Subscription, _ body: @escaping @MainActor (Payload) -> Void
    ) -> Subscription {
        subscription.recordCaptures(of: body)
        event.join(self, ForwardingHandler(subscription, body))
        LeakWatch.current?.record(self)
        subscription.didAdd(Hooks.storage(of: self))
        return subscription
    }
}

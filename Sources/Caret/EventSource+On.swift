extension EventSource {
    // MARK: - A method of the owner

    // Those that take a method are disfavoured: a trailing closure of several statements would fit them as well as those that take one.

    /// Calls a method of `owner` with what the event carries. The owner is held weakly, and the handler ends with it.
    ///
    /// Name the method without applying it, as in `call: Mixer.moved`.
    @_disfavoredOverload @discardableResult public func on<Payload, Owner: AnyObject>(
        _ event: ControlEvent<Self, Payload>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor (Payload) -> Void
    ) -> Subscription {
        on(event, owner, file: file, line: line) { owner, payload in method(owner)(payload) }
    }

    /// Calls a method of `owner`. The owner is held weakly, and the handler ends with it.
    ///
    /// Name the method without applying it, as in `call: Editor.save`.
    @_disfavoredOverload @discardableResult public func on<Owner: AnyObject>(
        _ event: ControlEvent<Self, Void>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Subscription {
        on(event, owner, file: file, line: line) { owner in method(owner)() }
    }

    /// Calls a method that belongs to no actor. The owner is held weakly, and the handler ends with it.
    ///
    /// Name the method without applying it, as in `call: Mixer.moved`.
    // The last parameter, which is to be left out, makes this the second choice: methods of controllers and views would fit here too, and
    // lose their actor.
    @_disfavoredOverload @discardableResult public func on<Payload, Owner: AnyObject>(
        _ event: ControlEvent<Self, Payload>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping (Owner) -> (Payload) -> Void, nonisolated: Void = ()
    ) -> Subscription {
        on(event, owner, file: file, line: line) { owner, payload in method(owner)(payload) }
    }

    /// Calls a method that belongs to no actor. The owner is held weakly, and the handler ends with it.
    ///
    /// Name the method without applying it, as in `call: Editor.save`.
    @_disfavoredOverload @discardableResult public func on<Owner: AnyObject>(
        _ event: ControlEvent<Self, Void>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping (Owner) -> () -> Void, nonisolated: Void = ()
    ) -> Subscription {
        on(event, owner, file: file, line: line) { owner in method(owner)() }
    }

    // MARK: - A closure with an owner

    /// Calls `body` with `owner` and what the event carries. The owner is held weakly, and the handler ends with it.
    @discardableResult public func on<Payload, Owner: AnyObject>(
        _ event: ControlEvent<Self, Payload>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, Payload) -> Void
    ) -> Subscription {
        let subscription = Subscription(site: "\(file):\(line)", hasOwner: true) { [weak owner] in owner != nil }
        return attach(event, subscription) { [weak owner] payload in
            if let owner { body(owner, payload) }
        }
    }

    /// Calls `body` with `owner`. The owner is held weakly, and the handler ends with it.
    @discardableResult public func on<Owner: AnyObject>(
        _ event: ControlEvent<Self, Void>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner) -> Void
    ) -> Subscription {
        on(event, owner, file: file, line: line) { owner, _ in body(owner) }
    }

    // MARK: - A closure without an owner

    /// Calls `body` with what the event carries, as long as the sender lives.
    @discardableResult public func on<Payload>(
        _ event: ControlEvent<Self, Payload>, file: String = #fileID, line: Int = #line,
        perform body: @escaping @MainActor (Payload) -> Void
    ) -> Subscription {
        attach(event, Subscription(site: "\(file):\(line)") { true }, body)
    }

    /// Calls `body`, as long as the sender lives.
    @discardableResult public func on(
        _ event: ControlEvent<Self, Void>, file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor () -> Void
    ) -> Subscription {
        attach(event, Subscription(site: "\(file):\(line)") { true }) { _ in body() }
    }

    func attach<Payload>(
        _ event: ControlEvent<Self, Payload>, _ subscription: Subscription, _ body: @escaping @MainActor (Payload) -> Void
    ) -> Subscription {
        subscription.noteCaptures(of: body)
        let detach = Hooks.attach(event.trigger, to: self, subscription) { [weak self] payload in
            guard let self, subscription.isDue(), let payload = event.take(self, payload) else { return }
            body(payload)
        }
        subscription.attached(detach, to: self)
        return subscription
    }
}

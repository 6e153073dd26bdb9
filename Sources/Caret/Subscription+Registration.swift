extension Subscription {
    /// Records the handler's closure for the leak audit, without retaining it; only in debug builds. Of several calls,
    /// the first one counts: it is that with the closure of the app.
    func recordCaptures<Body>(of body: Body) {
        assert(
            {
                let record = makeRecord()
                if record.closure == nil { record.closure = ClosureReference(body) }
                return true
            }())
    }

    /// Records another closure that the handler retains, such as that of an operator; only in debug builds.
    func addCaptures<Body>(of body: Body) {
        assert(
            {
                makeRecord().operators.append(ClosureReference(body))
                return true
            }())
    }

    /// Records that a chain retains the handler.
    func didJoin(_ chain: AnyHandlerChain) { parent = chain.reference }

    /// Records that an operator, which ends with the handler, retains the handler.
    func didJoin(_ handler: Subscription) { parent = handler }

    /// Records that nothing retains the handler any longer.
    func didLeave() { parent = nil }

    /// Registers a handler that has been added to the chains of its event.
    ///
    /// - Parameter senderStorage: The storage of the sender.
    func didAdd(_ senderStorage: @autoclosure () -> UserInfoStorage?) {
        // A handler that is called while it is added may already have ended.
        if !isCancelled { HandlerScope.register(self) }
        LeakAudit.startIfNeeded()
        OwnerCheck.checkOwner(self, senderStorage())
    }

    /// Stores the closure that unregisters the handler.
    func didAttach(_ detach: @escaping @MainActor () -> Void) {
        // A handler that is called while it is added may already have ended.
        guard !isCancelled else { return detach() }
        makeParts().detach = detach
        HandlerScope.register(self)
    }

    /// Stores the closure that unregisters the handler, and records the handler in its sender's storage for the leak
    /// audit.
    func didAttach(_ detach: @escaping @MainActor () -> Void, to source: any EventSource) {
        LeakWatch.current?.record(source)
        didAttach(detach, registeredIn: Hooks.storage(of: source))
    }

    /// Stores the closure that unregisters the handler, and records the handler in `storage` for the leak audit.
    func didAttach(_ detach: @escaping @MainActor () -> Void, registeredIn storage: UserInfoStorage?) {
        storage?.register(self)
        didAttach(detach)
        LeakAudit.startIfNeeded()
        OwnerCheck.checkOwner(self, storage)
    }
}

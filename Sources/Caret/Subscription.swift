/// The registration of a handler for an event. Keeping the subscription is optional: the handler exists as long as
/// its sender, and ends when its owner is deallocated.
@MainActor public final class Subscription {
    /// The source location at which the handler was added, as `Module/File.swift:12`.
    public let site: String
    private var isCancelled = false
    /// Whether the event has occurred at least once.
    private var hasOccurred = false
    /// The number of calls of the handler that are in progress. A handler that causes its own event is called again.
    private var depth: UInt8 = 0
    private var remainingCalls: Int?
    /// Whether only the owner limits the lifetime of the handler: there is no call limit and no condition.
    private var isUnconditional = true
    private var conditions: [@MainActor () -> Bool] = []
    private var suspensionConditions: [@MainActor () -> Bool] = []
    /// Whether the handler has an owner, which it holds weakly.
    let hasOwner: Bool
    /// Whether the handler runs a task. The task retains its captured objects for some turns after the handler has
    /// ended.
    var isAwaitedByTask = false
    /// Whether the closure is called when it is added, as that of an observation.
    var isCalledAtOnce = false
    /// The parts for audits, in debug builds and for handlers with tasks.
    private(set) var record: HandlerRecord?
    private let isOwnerAlive: @MainActor () -> Bool
    private var detach: (@MainActor () -> Void)?
    private var endHandlers: [@MainActor () -> Void] = []

    init(site: String, hasOwner: Bool = false, isOwnerAlive: @escaping @MainActor () -> Bool) {
        self.site = site
        self.hasOwner = hasOwner
        self.isOwnerAlive = isOwnerAlive
    }

    /// Whether the owner was deallocated before an event occurred, so that the handler was never called by one.
    var hasLostOwner: Bool { hasOwner && !isCancelled && (!hasOccurred || isCalledAtOnce) && !isOwnerAlive() }

    /// Whether the handler can still be called: it is not cancelled, and its owner is not deallocated.
    public var isActive: Bool { !isCancelled && isOwnerAlive() }

    /// Ends the handler at once, even while the event is being sent. Does nothing when called again.
    public func cancel() {
        isCancelled = true
        let (detach, endHandlers) = (detach, endHandlers)
        (self.detach, self.endHandlers) = (nil, [])
        detach?()
        for body in endHandlers { body() }
    }

    /// Adds a closure to call when the handler has ended.
    func addEndHandler(_ body: @escaping @MainActor () -> Void) {
        guard !isCancelled else { return body() }
        endHandlers.append(body)
    }

    /// Adds the subscription to an array, so that all subscriptions in the array can be cancelled together.
    public func store(in subscriptions: inout [Subscription]) {
        subscriptions.append(self)
    }

    /// Extends the lifetime of a handler that was added while a row's closure configured a cell. The handler then
    /// ends with its owner or sender, as other handlers do.
    ///
    /// Otherwise the handler ends when the cell is configured again. Use this method for handlers of long-lived
    /// objects that are created on first use:
    /// ```swift
    /// NotificationCenter.default.on(.posted(Store.saved), self, call: Player.pause).endsWithOwner()
    /// ```
    @discardableResult public func endsWithOwner() -> Subscription {
        HandlerScope.detach(self)
        return self
    }

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

    /// Returns the record of the handler, made on first use.
    func makeRecord() -> HandlerRecord {
        if let record { return record }
        let record = HandlerRecord()
        self.record = record
        return record
    }

    /// Stores the closure that unregisters the handler.
    func didAttach(_ detach: @escaping @MainActor () -> Void) {
        // A handler that is called while it is added may already have ended.
        guard !isCancelled else { return detach() }
        self.detach = detach
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

    /// Records an occurrence of the event, and returns whether to call the handler. Call this method once per event.
    ///
    /// Cancels the handler if the owner has been deallocated, a condition fails, or this is the last permitted call.
    func beginCall() -> Bool {
        hasOccurred = true
        if isUnconditional, !isCancelled, !hasOwner || isOwnerAlive() { return true }
        guard isActive, conditions.allSatisfy({ $0() }) else {
            cancel()
            return false
        }
        guard !suspensionConditions.contains(where: { $0() }) else { return false }
        if let remaining = remainingCalls {
            remainingCalls = remaining - 1
            if remaining <= 1 { cancel() }
        }
        return true
    }

    /// Calls the handler's closure. A handler that has caused its own event too many times ends with a diagnostic.
    func call(_ body: () -> Void) {
        guard depth < EventLoops.deepestCall else { return EventLoops.end(self) }
        depth += 1
        let isDeep = depth == EventLoops.deepestCall
        if isDeep { EventLoops.enter(self) }
        body()
        if isDeep { EventLoops.leave(self) }
        depth -= 1
    }

    // MARK: - Lifetime

    /// Ends the handler after a number of calls.
    func endAfter(calls: Int) {
        isUnconditional = false
        remainingCalls = calls
    }

    /// Ends the handler at the first event for which `condition` returns `false`.
    func requires(_ condition: @escaping @MainActor () -> Bool) {
        isUnconditional = false
        conditions.append(condition)
    }

    /// Ignores the events for which `condition` returns `true`.
    func suspendWhile(_ condition: @escaping @MainActor () -> Bool) {
        isUnconditional = false
        suspensionConditions.append(condition)
    }
}

extension [Subscription] {
    /// Cancels all subscriptions, and empties the array.
    @MainActor public mutating func cancelAll() {
        for subscription in self { subscription.cancel() }
        removeAll()
    }
}

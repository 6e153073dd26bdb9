/// One handler of one event. Keeping it is optional: the handler lives as long as the sender, and no longer than its owner.
@MainActor public final class Subscription {
    /// Where the handler was added, as `Module/File.swift:12`.
    public let site: String
    private var isCancelled = false
    /// Whether the handler was ever asked for.
    private var wasDue = false
    private var callsLeft: Int?
    /// Whether nothing shortens its life but its owner.
    private var isPlain = true
    private var conditions: [@MainActor () -> Bool] = []
    private var pauses: [@MainActor () -> Bool] = []
    /// Whether the handler holds its owner weakly; one that does cannot keep it by itself.
    let hasOwner: Bool
    /// Whether a task waits for the handler, and keeps what it captured for some turns after the handler's end.
    var endsTask = false
    /// The captured values of the handler's closure; known in debug builds.
    private(set) var captures: ClosureCaptures?
    private let isOwnerAlive: @MainActor () -> Bool
    private var detach: (@MainActor () -> Void)?
    private var ended: [@MainActor () -> Void] = []

    init(site: String, hasOwner: Bool = false, isOwnerAlive: @escaping @MainActor () -> Bool) {
        self.site = site
        self.hasOwner = hasOwner
        self.isOwnerAlive = isOwnerAlive
    }

    /// Whether the handler was never called, and never will be, since its owner is gone.
    var lostOwner: Bool { hasOwner && !isCancelled && !wasDue && !isOwnerAlive() }

    /// Whether the handler would be called: it was not cancelled, and its owner lives.
    public var isActive: Bool { !isCancelled && isOwnerAlive() }

    /// Ends the handler at once, also while the event is being handed out. A second call does nothing.
    public func cancel() {
        isCancelled = true
        let (detach, ended) = (detach, ended)
        (self.detach, self.ended) = (nil, [])
        detach?()
        for body in ended { body() }
    }

    /// Adds what is called once the handler has ended.
    func whenEnded(_ body: @escaping @MainActor () -> Void) {
        guard !isCancelled else { return body() }
        ended.append(body)
    }

    /// Adds the subscription to others, to be cancelled with them.
    public func store(in subscriptions: inout [Subscription]) {
        subscriptions.append(self)
    }

    /// Has a handler that was added while a row's closure filled a cell live as long as one that was added elsewhere.
    ///
    /// It would end with the filling otherwise. What is made when it is first asked for, maybe by such a closure, and lasts, says so:
    /// ```swift
    /// NotificationCenter.default.on(.posted(Store.saved), self, call: Player.pause).outlastsFilling()
    /// ```
    @discardableResult public func outlastsFilling() -> Subscription {
        HandlerScope.forget(self)
        return self
    }

    /// Notes what the handler's closure captured, for an audit; in debug builds only.
    func noteCaptures<Body>(of body: Body) {
        assert(
            {
                captures = ClosureCaptures(of: body)
                return true
            }())
    }

    /// Takes what undoes the handler's registration.
    func attached(_ detach: @escaping @MainActor () -> Void) {
        self.detach = detach
        HandlerScope.note(self)
    }

    /// Takes what undoes the handler's registration, and notes the handler with its sender, where an audit finds it.
    func attached(_ detach: @escaping @MainActor () -> Void, to source: any EventSource) {
        attached(detach, notedIn: Hooks.storage(of: source))
    }

    /// Takes what undoes the handler's registration, and notes the handler where an audit finds it.
    func attached(_ detach: @escaping @MainActor () -> Void, notedIn storage: UserInfoStorage?) {
        storage?.note(self)
        attached(detach)
        LeakAudit.noteHandler()
        OwnerCheck.note(self)
    }

    /// Whether to call the handler now; one whose owner has died is taken away.
    ///
    /// Counts the call, so it is to be asked once for each.
    func isDue() -> Bool {
        wasDue = true
        if isPlain, !isCancelled, !hasOwner || isOwnerAlive() { return true }
        guard isActive, conditions.allSatisfy({ $0() }) else {
            cancel()
            return false
        }
        guard !pauses.contains(where: { $0() }) else { return false }
        if let left = callsLeft {
            callsLeft = left - 1
            if left <= 1 { cancel() }
        }
        return true
    }

    // MARK: - A shorter life

    /// Ends with the last of so many calls.
    func endAfter(calls: Int) {
        isPlain = false
        callsLeft = calls
    }

    /// Ends once a condition no longer holds.
    func requires(_ condition: @escaping @MainActor () -> Bool) {
        isPlain = false
        conditions.append(condition)
    }

    /// Is not called while something is the case.
    func rests(_ isResting: @escaping @MainActor () -> Bool) {
        isPlain = false
        pauses.append(isResting)
    }
}

extension [Subscription] {
    /// Cancels all, and forgets them.
    @MainActor public mutating func cancelAll() {
        for subscription in self { subscription.cancel() }
        removeAll()
    }
}

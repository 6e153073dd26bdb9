/// The registration of a handler for an event. Keeping the subscription is optional: the handler exists as long as
/// its sender, and ends when its owner is deallocated.
// The handlers of most events are subclasses, which store the closure as well: one object for each handler.
@MainActor public class Subscription {
    private struct State: OptionSet {
        let rawValue: UInt16
        static let isCancelled = State(rawValue: 1)
        /// The event has occurred at least once.
        static let hasOccurred = State(rawValue: 2)
        /// There is a call limit or a condition, in addition to the owner's lifetime.
        static let isConditional = State(rawValue: 4)
        static let hasOwner = State(rawValue: 8)
        static let isAwaitedByTask = State(rawValue: 16)
        /// The closure is also called when it is added, as the closure of an observation is.
        static let isCalledAtOnce = State(rawValue: 32)
        /// The handler was cancelled because its owner was found to be deallocated.
        static let isAbandoned = State(rawValue: 64)
        /// The handler was added in this turn of the run loop. Its owner is checked at the end of the turn.
        static let isFresh = State(rawValue: 128)
        static let restartsTask = State(rawValue: 256)
        static let queuesTasks = State(rawValue: 512)
    }

    private let file: String
    private let line: UInt32
    private var state: State
    /// The number of calls of the handler that are in progress. A handler that causes its own event is called again.
    private var depth: UInt8 = 0
    private weak var owner: AnyObject?
    /// The reference of the chain that retains the handler, or the operator that does; `nil` for handlers that are
    /// called in another way.
    var parent: AnyObject?
    private(set) var parts: SubscriptionParts?

    /// Makes the registration of a handler at a source location.
    ///
    /// - Parameter owner: The owner, which is held weakly; `nil` for a handler without an owner.
    init(_ file: String, _ line: Int, owner: AnyObject? = nil) {
        self.file = file
        self.line = UInt32(clamping: line)
        self.owner = owner
        state = owner == nil ? [] : .hasOwner
    }

    /// The source location at which the handler was added, as `Module/File.swift:12`.
    public var site: String { location.description }

    var location: SourceLocation { SourceLocation(file, Int(line)) }

    /// Whether the handler has an owner, which it holds weakly.
    var hasOwner: Bool { state.contains(.hasOwner) }

    /// Whether the handler runs a task. The task retains its captured objects for some turns after the handler has
    /// ended.
    var isAwaitedByTask: Bool {
        get { state.contains(.isAwaitedByTask) }
        set { set(.isAwaitedByTask, newValue) }
    }

    /// The rule for an event while the task of an earlier event runs; `.ignore` by default.
    var taskOverlap: TaskOverlap {
        get { state.contains(.restartsTask) ? .restart : state.contains(.queuesTasks) ? .queue : .ignore }
        set {
            set(.restartsTask, newValue == .restart)
            set(.queuesTasks, newValue == .queue)
        }
    }

    /// The parts for audits, in debug builds and for handlers with tasks.
    var record: HandlerRecord? { parts?.record }

    private var isOwnerAlive: Bool { !hasOwner || owner != nil }

    /// Whether the closure is also called when it is added, as the closure of an observation is.
    var isCalledAtOnce: Bool {
        get { state.contains(.isCalledAtOnce) }
        set { set(.isCalledAtOnce, newValue) }
    }

    /// Whether the owner was deallocated before an event occurred, so that no event has called the handler.
    var hasLostOwner: Bool {
        guard hasOwner, owner == nil, !isCancelled || state.contains(.isAbandoned) else { return false }
        return !state.contains(.hasOccurred) || isCalledAtOnce
    }

    /// Whether the handler was cancelled, or has had its last call.
    var isCancelled: Bool { state.contains(.isCancelled) }

    /// Whether the handler can still be called: it is not cancelled, and its owner is not deallocated.
    public var isActive: Bool { !isCancelled && isOwnerAlive }

    /// Ends the handler at once, even while the event is being sent. Does nothing when called again.
    public func cancel() {
        guard !isCancelled else { return }
        state.insert(.isCancelled)
        releaseClosure()
        leaveParent()
        parts?.end()
    }

    /// Informs the chain or the operator that retains the handler. An operator ends with its handler.
    private func leaveParent() {
        let former = parent.take()
        if let reference = former as? HandlerChainReference {
            reference.chain?.handlerDidEnd()
        } else if let handler = former as? Subscription {
            handler.cancel()
        }
    }

    /// Cancels the handler if its owner is deallocated.
    func cancelIfAbandoned() {
        guard !isActive else { return }
        if !isCancelled { state.insert(.isAbandoned) }
        if isFresh { OwnerCheck.recordLoss(of: self) }
        cancel()
    }

    /// Whether the handler was added in this turn of the run loop. Its owner is checked at the end of the turn.
    var isFresh: Bool {
        get { state.contains(.isFresh) }
        set { set(.isFresh, newValue) }
    }

    private func set(_ flag: State, _ isSet: Bool) { if isSet { state.insert(flag) } else { state.remove(flag) } }

    /// Releases the closure that a subclass stores.
    func releaseClosure() {}

    /// Adds a closure to call when the handler has ended.
    func addEndHandler(_ body: @escaping @MainActor () -> Void) {
        guard !isCancelled else { return body() }
        makeParts().endHandlers.append(body)
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

    func makeParts() -> SubscriptionParts {
        if let parts { return parts }
        let parts = SubscriptionParts()
        self.parts = parts
        return parts
    }

    /// Returns the record of the handler, made on first use.
    func makeRecord() -> HandlerRecord {
        let parts = makeParts()
        if let record = parts.record { return record }
        let record = HandlerRecord()
        parts.record = record
        return record
    }

    // MARK: - Calls

    /// Records an occurrence of the event, and returns whether to call the handler. Call this method once per event.
    ///
    /// Cancels the handler if the owner has been deallocated, a condition fails, or this is the last permitted call.
    func beginCall() -> Bool { beginCall(isOwnerAlive: isOwnerAlive) }

    /// Records an occurrence of the event as ``beginCall()`` does, and returns the owner; `nil` if the handler must not
    /// be called.
    ///
    /// - Parameter type: The class of the owner with which the handler was made.
    func beginCall<Owner: AnyObject>(with type: Owner.Type) -> Owner? {
        guard let owner else {
            _ = beginCall(isOwnerAlive: false)
            return nil
        }
        // The caller's initializer has stored an `Owner`.
        return beginCall(isOwnerAlive: true) ? unsafeDowncast(owner, to: Owner.self) : nil
    }

    private func beginCall(isOwnerAlive: Bool) -> Bool {
        state.insert(.hasOccurred)
        if isOwnerAlive, state.isDisjoint(with: [.isConditional, .isCancelled]) { return true }
        guard isOwnerAlive, !isCancelled, parts?.areConditionsSatisfied ?? true else {
            cancel()
            return false
        }
        guard let parts else { return true }
        guard !parts.isSuspended else {
            parts.onIgnoredEvent?()
            return false
        }
        if parts.isLastCall() { cancel() }
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
        state.insert(.isConditional)
        makeParts().remainingCalls = calls
    }

    /// Ends the handler at the first event for which `condition` returns `false`.
    func requires(_ condition: @escaping @MainActor () -> Bool) {
        state.insert(.isConditional)
        makeParts().conditions.append(condition)
    }

    /// Calls a closure when a suspension may have ended. Handlers without such a closure only ignore the events of the
    /// suspension.
    func onResumption(_ body: @escaping @MainActor () -> Void) { makeParts().onResumption = body }

    /// Calls a closure when an event is ignored because of a suspension.
    func onIgnoredEvent(_ body: @escaping @MainActor () -> Void) { makeParts().onIgnoredEvent = body }

    /// Ignores the events for which `condition` returns `true`.
    ///
    /// - Parameter observe: Calls its argument whenever the condition may have become false, until the returned closure
    ///   is called. Used only for handlers with a closure for the end of a suspension.
    func suspendWhile(
        _ condition: @escaping @MainActor () -> Bool,
        observe: (@escaping @MainActor () -> Void) -> (@MainActor () -> Void)? = { _ in nil }
    ) {
        state.insert(.isConditional)
        let parts = makeParts()
        parts.suspensionConditions.append(condition)
        guard let resume = parts.onResumption, let remove = observe(resume) else { return }
        addEndHandler(remove)
    }
}

extension [Subscription] {
    /// Cancels all subscriptions, and empties the array.
    @MainActor public mutating func cancelAll() {
        for subscription in self { subscription.cancel() }
        removeAll()
    }
}

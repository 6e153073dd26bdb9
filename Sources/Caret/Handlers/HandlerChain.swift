/// The handlers of one event of one sender, in the order in which they were added.
///
/// The chain retains its handlers. A handler that has ended stays in the chain, without its closure, until most
/// handlers have ended: `n` additions and `n` removals, in any order, move `O(n)` entries.
@MainActor package final class HandlerChain<Payload>: AnyHandlerChain {
    private var handlers: [EventHandler<Payload>] = []
    private var endedCount = 0
    /// The number of handlers from which the next addition ends the handlers whose owners are deallocated.
    private var sweepCount = smallHandlerCount
    /// The number of entries that additions and removals have moved. Tests use it to check the asymptotic cost.
    package private(set) var moveCount = 0

    isolated deinit {
        reference.chain = nil
        // The app may retain subscriptions, which must not retain the closures any longer.
        for handler in handlers { handler.releaseClosure() }
    }

    /// Called when the first handler was added, with `false`, and when the last handler has ended, with `true`.
    var emptinessDidChange: (@MainActor (Bool) -> Void)?

    /// The last handler whose owner is alive; `nil` if there is none.
    var last: Subscription? { handlers.last { $0.isActive } }

    /// Whether the chain has no handlers, not even handlers whose owners are deallocated.
    var isEmpty: Bool { handlers.isEmpty }

    override var subscriptions: [Subscription] { handlers.compactMap { $0.isActive ? $0.target : nil } }

    /// Adds a handler after all others.
    func add(_ handler: EventHandler<Payload>) {
        // An operator may have called a handler that is being added.
        guard !handler.isCancelled else { return }
        handler.didJoin(self)
        moveCount += 1
        handlers.append(handler)
        if handlers.count == 1 { emptinessDidChange?(false) }
        sweep()
    }

    /// Calls the handlers, from first to last. Handlers that are added meanwhile are not called.
    package func notify(_ payload: Payload) {
        if let sender { callAll(with: payload, from: sender) }
    }

    /// Removes all handlers, which are not called again. Their closures are released.
    func removeAll() {
        let former = handlers
        (handlers, endedCount) = ([], 0)
        for handler in former {
            handler.didLeave()
            handler.releaseClosure()
        }
    }

    func callAll(with payload: Payload, from sender: AnyObject) {
        // The list is copied, since handlers may add and remove handlers.
        let current = handlers
        for handler in current { handler.receive(payload, from: sender) }
    }

    override func handlerDidEnd() {
        endedCount += 1
        guard endedCount * 2 > handlers.count else { return }
        moveCount += handlers.count
        // The entries that have ended are released after the access to the list.
        let former = handlers
        handlers = endedCount == former.count ? [] : former.filter { !$0.isCancelled }
        endedCount = 0
        if handlers.isEmpty { emptinessDidChange?(true) }
    }

    override func cancelAbandoned() {
        let current = handlers
        for handler in current { handler.cancelIfAbandoned() }
    }

    /// Ends the handlers whose owners are deallocated. Larger chains are searched only when their count has doubled,
    /// so that the amortized cost of an addition is constant.
    private func sweep() {
        // The handler that was added has an owner, and the others may have none.
        guard handlers.count > 1, handlers.count < smallHandlerCount || handlers.count >= sweepCount else { return }
        cancelAbandoned()
        sweepCount = max(smallHandlerCount, handlers.count * 2)
    }
}

/// The number of handlers below which every addition ends the handlers whose owners are deallocated.
private let smallHandlerCount = 8

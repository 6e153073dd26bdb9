/// One handler of one event. Keeping it is optional: the handler lives as long as the sender, and no longer than its owner.
@MainActor public final class Subscription {
    /// Where the handler was added, as `Module/File.swift:12`.
    public let site: String
    private var isCancelled = false
    private let isOwnerAlive: @MainActor () -> Bool
    private var detach: (@MainActor () -> Void)?
    private var ended: (@MainActor () -> Void)?

    init(site: String, isOwnerAlive: @escaping @MainActor () -> Bool) {
        self.site = site
        self.isOwnerAlive = isOwnerAlive
    }

    /// Whether the handler would be called: it was not cancelled, and its owner lives.
    public var isActive: Bool { !isCancelled && isOwnerAlive() }

    /// Ends the handler at once, also while the event is being handed out. A second call does nothing.
    public func cancel() {
        isCancelled = true
        let (detach, ended) = (detach, ended)
        (self.detach, self.ended) = (nil, nil)
        detach?()
        ended?()
    }

    /// Sets what is called once the handler has ended.
    func whenEnded(_ body: @escaping @MainActor () -> Void) {
        guard !isCancelled else { return body() }
        ended = body
    }

    /// Adds the subscription to others, to be cancelled with them.
    public func store(in subscriptions: inout [Subscription]) {
        subscriptions.append(self)
    }

    /// Takes what undoes the handler's registration.
    func attached(_ detach: @escaping @MainActor () -> Void) {
        self.detach = detach
    }

    /// Whether to call the handler now; one whose owner has died is taken away.
    func isDue() -> Bool {
        guard !isActive else { return true }
        cancel()
        return false
    }
}

extension [Subscription] {
    /// Cancels all, and forgets them.
    @MainActor public mutating func cancelAll() {
        for subscription in self { subscription.cancel() }
        removeAll()
    }
}

/// Collects the handlers that are added during a call, so that they can be cancelled together.
@MainActor final class HandlerScope {
    /// The scope of the innermost ``collect(_:)`` in progress.
    private static var current: HandlerScope?

    private var subscriptions: [Subscription] = []

    /// Calls `body`, and collects the handlers that it adds with `on`.
    func collect(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        body()
    }

    /// Cancels all collected handlers.
    func end() { subscriptions.cancelAll() }

    /// Removes a handler from the innermost scope, so that the handler is not cancelled with the scope.
    static func detach(_ subscription: Subscription) {
        // Search from the end, because the handler is usually the latest one.
        guard let index = current?.subscriptions.lastIndex(where: { $0 === subscription }) else { return }
        current?.subscriptions.remove(at: index)
    }

    static func register(_ subscription: Subscription) { current?.subscriptions.append(subscription) }
}

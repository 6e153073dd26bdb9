/// Collects the handlers that are added during a call, to end them together later.
@MainActor final class HandlerScope {
    /// The scope of the innermost call that goes on.
    private static var current: HandlerScope?

    private var subscriptions: [Subscription] = []

    /// Runs `body`; what it adds with `on` is the scope's.
    func collect(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        body()
    }

    /// Cancels all that was collected.
    func end() { subscriptions.cancelAll() }

    /// The scope of the innermost call does not end a handler.
    static func forget(_ subscription: Subscription) {
        // The newest, as a rule.
        guard let index = current?.subscriptions.lastIndex(where: { $0 === subscription }) else { return }
        current?.subscriptions.remove(at: index)
    }

    static func note(_ subscription: Subscription) { current?.subscriptions.append(subscription) }
}

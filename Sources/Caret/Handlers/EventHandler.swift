/// A handler of an event with its closure. Subclasses store the closure in the form in which the app has passed it,
/// because a conversion to a common form would need another object.
@MainActor package class EventHandler<Payload>: Subscription {
    /// Whether the handler calls another subscription, which is the one that the app has added.
    var isForwarding: Bool { false }

    /// Calls the closure, unless the handler has ended.
    func receive(_ payload: Payload, from sender: AnyObject) {}
}

// `releaseClosure()` takes the closure out of its variable first, because objects that it captures may access the
// variable while they are deallocated.

/// A handler that passes the payload to a closure of another subscription.
final class ForwardingHandler<Payload>: EventHandler<Payload> {
    private let subscription: Subscription
    private var body: (@MainActor (Payload) -> Void)?

    /// Makes a handler that ends with `subscription`.
    init(_ subscription: Subscription, _ body: @escaping @MainActor (Payload) -> Void) {
        self.subscription = subscription
        self.body = body
        super.init(subscription.location.file, subscription.location.line)
    }

    override var isForwarding: Bool { true }
    override var isActive: Bool { !isCancelled && subscription.isActive }
    override func receive(_ payload: Payload, from sender: AnyObject) { body?(payload) }
    override func releaseClosure() { withExtendedLifetime(body.take()) {} }

    override func cancelIfAbandoned() {
        // That ends this handler too.
        subscription.cancelIfAbandoned()
        super.cancelIfAbandoned()
    }
}

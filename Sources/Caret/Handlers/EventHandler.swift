/// A handler of an event with its closure. Subclasses store the closure in the form in which the app has passed it,
/// because a conversion to a common form would need another object.
@MainActor package class EventHandler<Payload>: Subscription {
    /// The handler that the app has added, which is called at last; `nil` for a handler with a chain of its own.
    var target: Subscription? { self }

    /// Calls the closure, unless the handler has ended.
    func receive(_ payload: Payload, from sender: AnyObject) {}
}

// `releaseClosure()` takes the closure out of its variable first, because objects that it captures may access the
// variable while they are deallocated.

/// A handler that passes the payload to a closure of another subscription, with which the handler ends.
final class ForwardingHandler<Payload>: EventHandler<Payload> {
    private var subscription: Subscription?
    private var body: (@MainActor (Payload) -> Void)?

    init(_ subscription: Subscription, _ body: @escaping @MainActor (Payload) -> Void) {
        self.subscription = subscription
        self.body = body
        super.init(subscription.location.file, subscription.location.line)
        subscription.didJoin(self)
    }

    override var target: Subscription? { subscription }
    override var isActive: Bool { !isCancelled && subscription?.isActive == true }

    override func receive(_ payload: Payload, from sender: AnyObject) {
        guard let body, let subscription, subscription.beginCall() else { return }
        subscription.call { body(payload) }
    }

    override func releaseClosure() { withExtendedLifetime((body.take(), subscription.take())) {} }

    // That ends this handler too.
    override func cancelIfAbandoned() { subscription?.cancelIfAbandoned() }
}

/// The part of a ``HandlerChain`` that does not depend on the payload.
@MainActor package class AnyHandlerChain {
    /// The sender of the event. A sender that is being deallocated calls no handlers.
    final package weak var sender: AnyObject?
    /// Whether the storage of the sender contains the chain.
    final var isRegistered = false

    /// The way from the handlers and the audits to the chain.
    final let reference: HandlerChainReference

    init(of sender: AnyObject?) {
        self.sender = sender
        reference = HandlerChainReference()
        reference.chain = self
    }

    isolated deinit { reference.chain = nil }

    /// The handlers that the app has added and that have not ended.
    var subscriptions: [Subscription] { [] }

    /// Called when a handler of the chain has ended.
    func handlerDidEnd() {}
}

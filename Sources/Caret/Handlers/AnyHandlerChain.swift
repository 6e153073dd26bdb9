/// The part of a ``HandlerChain`` that does not depend on the payload.
@MainActor package class AnyHandlerChain {
    /// The sender of the event. A sender that is being deallocated calls no handlers.
    final package weak var sender: AnyObject?
    /// The storage that contains the chain, for the leak audit.
    private final weak var storage: UserInfoStorage?
    /// Whether the chain was added to a storage, or its sender has none.
    private final var isRegistered = false
    /// Whether the storage is that of the sender, rather than one of the application.
    private final var isStorageOfSender = false

    /// The way from the handlers and the audits to the chain.
    final let reference: HandlerChainReference

    package init(of sender: AnyObject?) {
        self.sender = sender
        reference = HandlerChainReference()
        reference.chain = self
    }

    /// Adds the chain to the storage of the sender. A sender without storage may outlive the application, whose storage
    /// is used instead.
    final func register() {
        guard !isRegistered || (!isStorageOfSender && storage !== Hooks.globalHandlerStorage) else { return }
        guard let source = sender as? any EventSource else { return }
        isRegistered = true
        let current = Hooks.storage(of: source)
        storage = current
        isStorageOfSender = current !== Hooks.globalHandlerStorage
        current?.register(self)
    }

    /// The handlers that the app has added and that have not ended.
    var subscriptions: [Subscription] { [] }

    /// Ends the handlers whose owners are deallocated.
    func cancelAbandoned() {}

    /// Called when a handler of the chain has ended.
    func handlerDidEnd() {}
}

/// The part of a sender's chain with the handlers of a payload that is read from the sender.
///
/// The payload is read once for all handlers that were added one after another.
final class ReadingHandler<Sender: AnyObject, Payload>: EventHandler<Void> {
    /// The name of the payload; `nil` for a payload that an app reads in its own way.
    private let name: String?
    private let read: @MainActor (Sender) -> Payload
    private let payloadChain: HandlerChain<Payload>

    private init(_ name: String?, _ sender: Sender, _ read: @escaping @MainActor (Sender) -> Payload) {
        self.name = name
        self.read = read
        payloadChain = HandlerChain(of: sender)
        super.init("", 0)
        payloadChain.emptinessDidChange = { [weak self] isEmpty in if isEmpty { self?.cancel() } }
    }

    /// Returns the chain to which a handler of a payload can be added. It is the one at the end of the sender's chain,
    /// or a new one. The handlers of a sender are thus called in the order of their addition.
    ///
    /// - Parameters:
    ///   - name: The name of the payload. Events with the same name read the same payload; `nil` for a payload that no
    ///     other event reads.
    ///   - read: Returns the payload; called when the event occurs.
    static func payloadChain(
        in chain: HandlerChain<Void>, _ name: String?, _ sender: Sender, _ read: @escaping @MainActor (Sender) -> Payload
    ) -> HandlerChain<Payload> {
        if let name, let last = chain.last as? ReadingHandler, last.name == name { return last.payloadChain }
        let handler = ReadingHandler(name, sender, read)
        chain.add(handler)
        return handler.payloadChain
    }

    override var isForwarding: Bool { true }

    override func receive(_ payload: Void, from sender: AnyObject) {
        guard !isCancelled else { return }
        // The sender of the chain is that of the initializer.
        payloadChain.callAll(with: read(unsafeDowncast(sender, to: Sender.self)), from: sender)
    }
}

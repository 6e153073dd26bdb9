/// The part of a sender's chain with the handlers of a payload that is read from the sender.
///
/// The payload is read once for all handlers that were added one after another.
final class ReadingHandler<Sender: AnyObject, Input, Payload>: EventHandler<Input> {
    /// The name of the payload; `nil` for a payload that an app reads in its own way.
    private let name: String?
    private var read: (@MainActor (Sender, Input) -> Payload?)?
    private let payloadChain: HandlerChain<Payload>
    private var hasRead = false

    private init(_ name: String?, _ sender: Sender, _ read: @escaping @MainActor (Sender, Input) -> Payload?) {
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
    ///   - isCounted: Whether the payload depends on the number of events since the handler was added, so that only
    ///     handlers with the same number share it; `false` by default.
    ///   - read: Returns the payload; called when the event occurs. Without a payload, no handler is called.
    static func payloadChain(
        in chain: HandlerChain<Input>, _ name: String?, _ sender: Sender, isCounted: Bool = false,
        _ read: @escaping @MainActor (Sender, Input) -> Payload?
    ) -> HandlerChain<Payload> {
        if let name, let last = chain.last as? ReadingHandler, last.name == name, !isCounted || !last.hasRead {
            return last.payloadChain
        }
        let handler = ReadingHandler(name, sender, read)
        chain.add(handler)
        return handler.payloadChain
    }

    override var target: Subscription? { nil }

    override func receive(_ payload: Input, from sender: AnyObject) {
        guard !isCancelled, let read else { return }
        hasRead = true
        // The sender of the chain is that of the initializer.
        guard let output = read(unsafeDowncast(sender, to: Sender.self), payload) else { return }
        payloadChain.callAll(with: output, from: sender)
    }

    override func releaseClosure() {
        payloadChain.removeAll()
        withExtendedLifetime(read.take()) {}
    }
}

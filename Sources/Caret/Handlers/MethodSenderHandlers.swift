/// A handler that calls a method of the owner with the payload and the sender.
final class MethodSenderHandler<Owner: AnyObject, Payload, Sender: AnyObject>: EventHandler<Payload> {
    private var body: (@MainActor (Owner) -> @MainActor (Payload, Sender) -> Void)?

    init(_ owner: Owner, _ file: String, _ line: Int, _ body: @escaping @MainActor (Owner) -> @MainActor (Payload, Sender) -> Void) {
        self.body = body
        super.init(file, line, owner: owner)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Payload, from sender: AnyObject) {
        guard let body, let sender = sender as? Sender, let owner = beginCall(with: Owner.self) else { return }
        call { body(owner)(payload, sender) }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

/// A handler that calls a method of the owner with the sender.
final class MethodSenderVoidHandler<Owner: AnyObject, Sender: AnyObject>: EventHandler<Void> {
    private var body: (@MainActor (Owner) -> @MainActor (Sender) -> Void)?

    init(_ owner: Owner, _ file: String, _ line: Int, _ body: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Void) {
        self.body = body
        super.init(file, line, owner: owner)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Void, from sender: AnyObject) {
        guard let body, let sender = sender as? Sender, let owner = beginCall(with: Owner.self) else { return }
        call { body(owner)(sender) }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

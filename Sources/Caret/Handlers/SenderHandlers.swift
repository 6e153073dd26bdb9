/// A handler whose closure receives the owner, the payload and the sender.
final class OwnerSenderHandler<Owner: AnyObject, Payload, Sender: AnyObject>: EventHandler<Payload> {
    private var body: (@MainActor (Owner, Payload, Sender) -> Void)?

    init(_ owner: Owner, _ file: String, _ line: Int, _ body: @escaping @MainActor (Owner, Payload, Sender) -> Void) {
        self.body = body
        super.init(file, line, owner: owner)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Payload, from sender: AnyObject) {
        guard let body, let sender = sender as? Sender, let owner = beginCall(with: Owner.self) else { return }
        call { body(owner, payload, sender) }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

/// A handler whose closure receives the owner and the sender.
final class OwnerSenderVoidHandler<Owner: AnyObject, Sender: AnyObject>: EventHandler<Void> {
    private var body: (@MainActor (Owner, Sender) -> Void)?

    init(_ owner: Owner, _ file: String, _ line: Int, _ body: @escaping @MainActor (Owner, Sender) -> Void) {
        self.body = body
        super.init(file, line, owner: owner)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Void, from sender: AnyObject) {
        guard let body, let sender = sender as? Sender, let owner = beginCall(with: Owner.self) else { return }
        call { body(owner, sender) }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

/// A handler without an owner, whose closure receives the payload and the sender.
final class SenderHandler<Payload, Sender: AnyObject>: EventHandler<Payload> {
    private var body: (@MainActor (Payload, Sender) -> Void)?

    init(_ file: String, _ line: Int, _ body: @escaping @MainActor (Payload, Sender) -> Void) {
        self.body = body
        super.init(file, line)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Payload, from sender: AnyObject) {
        guard let body, let sender = sender as? Sender, beginCall() else { return }
        call { body(payload, sender) }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

/// A handler without an owner, whose closure receives the sender.
final class SenderVoidHandler<Sender: AnyObject>: EventHandler<Void> {
    private var body: (@MainActor (Sender) -> Void)?

    init(_ file: String, _ line: Int, _ body: @escaping @MainActor (Sender) -> Void) {
        self.body = body
        super.init(file, line)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Void, from sender: AnyObject) {
        guard let body, let sender = sender as? Sender, beginCall() else { return }
        call { body(sender) }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

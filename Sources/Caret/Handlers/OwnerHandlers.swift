/// A handler whose closure receives the owner and the payload.
final class OwnerHandler<Owner: AnyObject, Payload>: EventHandler<Payload> {
    private var body: (@MainActor (Owner, Payload) -> Void)?

    init(_ owner: Owner, _ file: String, _ line: Int, _ body: @escaping @MainActor (Owner, Payload) -> Void) {
        self.body = body
        super.init(file, line, owner: owner)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Payload, from sender: AnyObject) {
        guard let body, let owner = beginCall(with: Owner.self) else { return }
        call { body(owner, payload) }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

/// A handler whose closure receives the owner.
final class OwnerVoidHandler<Owner: AnyObject>: EventHandler<Void> {
    private var body: (@MainActor (Owner) -> Void)?

    init(_ owner: Owner, _ file: String, _ line: Int, _ body: @escaping @MainActor (Owner) -> Void) {
        self.body = body
        super.init(file, line, owner: owner)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Void, from sender: AnyObject) {
        guard let body, let owner = beginCall(with: Owner.self) else { return }
        call { body(owner) }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

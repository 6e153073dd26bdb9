/// A handler that calls a method of the owner with the payload.
final class MethodHandler<Owner: AnyObject, Payload>: EventHandler<Payload> {
    private var body: (@MainActor (Owner) -> @MainActor (Payload) -> Void)?

    init(_ owner: Owner, _ file: String, _ line: Int, _ body: @escaping @MainActor (Owner) -> @MainActor (Payload) -> Void) {
        self.body = body
        super.init(file, line, owner: owner)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Payload, from sender: AnyObject) {
        guard let body, let owner = beginCall(with: Owner.self) else { return }
        call { body(owner)(payload) }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

/// A handler that calls a method of the owner.
final class MethodVoidHandler<Owner: AnyObject>: EventHandler<Void> {
    private var body: (@MainActor (Owner) -> @MainActor () -> Void)?

    init(_ owner: Owner, _ file: String, _ line: Int, _ body: @escaping @MainActor (Owner) -> @MainActor () -> Void) {
        self.body = body
        super.init(file, line, owner: owner)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Void, from sender: AnyObject) {
        guard let body, let owner = beginCall(with: Owner.self) else { return }
        call { body(owner)() }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

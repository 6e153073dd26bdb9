/// A handler without an owner, whose closure receives the payload.
final class PlainHandler<Payload>: EventHandler<Payload> {
    private var body: (@MainActor (Payload) -> Void)?

    init(_ file: String, _ line: Int, _ body: @escaping @MainActor (Payload) -> Void) {
        self.body = body
        super.init(file, line)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Payload, from sender: AnyObject) {
        guard let body, beginCall() else { return }
        call { body(payload) }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

/// A handler without an owner, whose closure receives nothing.
final class PlainVoidHandler: EventHandler<Void> {
    private var body: (@MainActor () -> Void)?

    init(_ file: String, _ line: Int, _ body: @escaping @MainActor () -> Void) {
        self.body = body
        super.init(file, line)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Void, from sender: AnyObject) {
        guard let body, beginCall() else { return }
        call { body() }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

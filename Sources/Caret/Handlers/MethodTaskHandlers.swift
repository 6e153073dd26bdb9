/// A handler that starts a task with an asynchronous method of the owner and the payload.
final class MethodTaskHandler<Owner: AnyObject, Payload>: TaskHandler<Payload> {
    private var body: (@MainActor (Owner) -> @MainActor (Payload) async -> Void)?

    init(
        _ owner: Owner, _ overlap: TaskOverlap, _ file: String, _ line: Int,
        _ body: @escaping @MainActor (Owner) -> @MainActor (Payload) async -> Void
    ) {
        self.body = body
        super.init(overlap, file, line, owner: owner)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Payload, from sender: AnyObject) {
        guard let body, let owner = beginCall(with: Owner.self) else { return }
        call { begin(for: owner) { [weak owner] in if let owner { await body(owner)(payload) } } }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

/// A handler that starts a task with an asynchronous method of the owner.
final class MethodVoidTaskHandler<Owner: AnyObject>: TaskHandler<Void> {
    private var body: (@MainActor (Owner) -> @MainActor () async -> Void)?

    init(
        _ owner: Owner, _ overlap: TaskOverlap, _ file: String, _ line: Int,
        _ body: @escaping @MainActor (Owner) -> @MainActor () async -> Void
    ) {
        self.body = body
        super.init(overlap, file, line, owner: owner)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Void, from sender: AnyObject) {
        guard let body, let owner = beginCall(with: Owner.self) else { return }
        call { begin(for: owner) { [weak owner] in if let owner { await body(owner)() } } }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

/// A handler that starts a task for each event.
class TaskHandler<Payload>: EventHandler<Payload> {
    /// The tasks; made for the first event.
    private var tasks: HandlerTasks?

    init(_ overlap: TaskOverlap, _ file: String, _ line: Int, owner: AnyObject? = nil) {
        super.init(file, line, owner: owner)
        taskOverlap = overlap
        isAwaitedByTask = true
    }

    override final func cancel() {
        guard !isCancelled else { return }
        super.cancel()
        tasks?.cancel()
    }

    /// Starts a task, unless the rule for overlapping tasks prevents it.
    final func begin(for owner: AnyObject?, _ body: @escaping @MainActor () async -> Void) {
        let current = tasks ?? HandlerTasks(taskOverlap)
        tasks = current
        let record = TaskRecord(self, using: owner)
        current.begin(for: owner) { await record.run(body) }
    }
}

/// A handler that starts a task with the owner and the payload.
final class OwnerTaskHandler<Owner: AnyObject, Payload>: TaskHandler<Payload> {
    private var body: (@MainActor (Owner, Payload) async -> Void)?

    init(
        _ owner: Owner, _ overlap: TaskOverlap, _ file: String, _ line: Int, _ body: @escaping @MainActor (Owner, Payload) async -> Void
    ) {
        self.body = body
        super.init(overlap, file, line, owner: owner)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Payload, from sender: AnyObject) {
        guard let body, let owner = beginCall(with: Owner.self) else { return }
        call { begin(for: owner) { [weak owner] in if let owner { await body(owner, payload) } } }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

/// A handler that starts a task with the owner.
final class OwnerVoidTaskHandler<Owner: AnyObject>: TaskHandler<Void> {
    private var body: (@MainActor (Owner) async -> Void)?

    init(_ owner: Owner, _ overlap: TaskOverlap, _ file: String, _ line: Int, _ body: @escaping @MainActor (Owner) async -> Void) {
        self.body = body
        super.init(overlap, file, line, owner: owner)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Void, from sender: AnyObject) {
        guard let body, let owner = beginCall(with: Owner.self) else { return }
        call { begin(for: owner) { [weak owner] in if let owner { await body(owner) } } }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

/// A handler without an owner that starts a task with the payload.
final class PlainTaskHandler<Payload>: TaskHandler<Payload> {
    private var body: (@MainActor (Payload) async -> Void)?

    init(_ overlap: TaskOverlap, _ file: String, _ line: Int, _ body: @escaping @MainActor (Payload) async -> Void) {
        self.body = body
        super.init(overlap, file, line)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Payload, from sender: AnyObject) {
        guard let body, beginCall() else { return }
        call { begin(for: nil) { await body(payload) } }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

/// A handler without an owner or a payload that starts a task.
final class PlainVoidTaskHandler: TaskHandler<Void> {
    private var body: (@MainActor () async -> Void)?

    init(_ overlap: TaskOverlap, _ file: String, _ line: Int, _ body: @escaping @MainActor () async -> Void) {
        self.body = body
        super.init(overlap, file, line)
        recordCaptures(of: body)
    }

    override func receive(_ payload: Void, from sender: AnyObject) {
        guard let body, beginCall() else { return }
        call { begin(for: nil) { await body() } }
    }

    override func releaseClosure() { withExtendedLifetime(body.take()) {} }
}

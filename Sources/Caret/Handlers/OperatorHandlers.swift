/// An operator that transforms payloads.
final class MapHandler<Input, Output>: OperatorHandler<Input, Output> {
    private var transform: (@MainActor (Input) -> Output)?

    init(_ next: EventHandler<Output>, _ transform: @escaping @MainActor (Input) -> Output) {
        self.transform = transform
        super.init(next)
        target?.addCaptures(of: transform)
    }

    override func receive(_ payload: Input, from sender: AnyObject) {
        guard let transform, let next = activeNext else { return }
        next.receive(transform(payload), from: sender)
    }

    override func releaseClosure() {
        withExtendedLifetime(transform.take()) {}
        super.releaseClosure()
    }
}

/// An operator that transforms some payloads, and drops the others.
final class CompactMapHandler<Input, Output>: OperatorHandler<Input, Output> {
    private var transform: (@MainActor (Input) -> Output?)?

    init(_ next: EventHandler<Output>, _ transform: @escaping @MainActor (Input) -> Output?) {
        self.transform = transform
        super.init(next)
        target?.addCaptures(of: transform)
    }

    override func receive(_ payload: Input, from sender: AnyObject) {
        guard let transform, let next = activeNext, let output = transform(payload) else { return }
        next.receive(output, from: sender)
    }

    override func releaseClosure() {
        withExtendedLifetime(transform.take()) {}
        super.releaseClosure()
    }
}

/// An operator that drops the payloads that do not satisfy a condition.
final class FilterHandler<Payload>: OperatorHandler<Payload, Payload> {
    private var isIncluded: (@MainActor (Payload) -> Bool)?

    init(_ next: EventHandler<Payload>, _ isIncluded: @escaping @MainActor (Payload) -> Bool) {
        self.isIncluded = isIncluded
        super.init(next)
        target?.addCaptures(of: isIncluded)
    }

    override func receive(_ payload: Payload, from sender: AnyObject) {
        guard let isIncluded, let next = activeNext, isIncluded(payload) else { return }
        next.receive(payload, from: sender)
    }

    override func releaseClosure() {
        withExtendedLifetime(isIncluded.take()) {}
        super.releaseClosure()
    }
}

/// An operator that drops a payload that equals the previous one.
final class DuplicateHandler<Payload>: OperatorHandler<Payload, Payload> {
    private var areEqual: (@MainActor (Payload, Payload) -> Bool)?
    private var last: Payload?

    init(_ next: EventHandler<Payload>, _ areEqual: @escaping @MainActor (Payload, Payload) -> Bool) {
        self.areEqual = areEqual
        super.init(next)
        target?.addCaptures(of: areEqual)
    }

    override func receive(_ payload: Payload, from sender: AnyObject) {
        guard let areEqual, let next = activeNext else { return }
        if let last, areEqual(last, payload) { return }
        last = .some(payload)
        next.receive(payload, from: sender)
    }

    override func releaseClosure() {
        withExtendedLifetime((areEqual.take(), last.take())) {}
        super.releaseClosure()
    }
}

/// The part of an operator between a chain and the handler of the app. It receives the payloads of the event, and
/// passes others on.
///
/// The chain retains the operator, which retains the next handler. The operator ends with that handler.
class OperatorHandler<Input, Output>: EventHandler<Input> {
    /// The next operator, or the handler of the app; `nil` when the operator has ended, or its sender is deallocated.
    final private(set) var next: EventHandler<Output>?

    init(_ next: EventHandler<Output>) {
        self.next = next
        super.init("", 0)
        next.didJoin(self)
        // A handler that was called while it was added may have ended.
        if next.isCancelled { cancel() }
    }

    override final var target: Subscription? { next?.target }
    override final var isActive: Bool { !isCancelled && next?.isActive == true }

    // That ends this operator too.
    override final func cancelIfAbandoned() { next?.cancelIfAbandoned() }

    /// Releases the closures of this operator and of the following handlers.
    override func releaseClosure() { next.take()?.releaseClosure() }

    /// The next handler, unless the handler of the app has ended. It then calls none of the closures of its operators.
    final var activeNext: EventHandler<Output>? {
        guard let next else { return nil }
        guard !next.isActive else { return next }
        next.cancelIfAbandoned()
        return nil
    }
}

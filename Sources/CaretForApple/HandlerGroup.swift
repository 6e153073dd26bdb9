/// The handlers of one object, which the object retains by association.
@MainActor final class HandlerGroup<Payload> {
    private var handlers = Handlers<@MainActor (Payload) -> Void>()

    /// Adds a handler.
    ///
    /// - Returns: A closure that removes it.
    func add(_ body: @escaping @MainActor (Payload) -> Void) -> @MainActor () -> Void {
        let id = handlers.add(body)
        return { [weak self] in _ = self?.handlers.remove(id) }
    }

    func notify(_ payload: Payload) { for handler in handlers.all { handler(payload) } }
}

/// An object that calls a closure when it is deallocated. If only a handler retains this object, the closure is called
/// when the handler is removed or its sender is deallocated.
final class DeinitObserver: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    deinit { body() }
}

/// An object that calls a closure when it is deallocated. If a handler retains this object, the closure is called
/// when the handler or its sender is deallocated.
final class DeinitObserver: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    deinit { body() }
}

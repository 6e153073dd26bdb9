/// An object that calls a closure when it is deallocated. Retained by a handler, it reports that the handler or its
/// sender has been deallocated.
final class DeinitObserver: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    deinit { body() }
}

/// Does something when it is freed: held by a handler, it tells that the handler has gone, and so that its sender has.
final class StreamEnd: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    deinit { body() }
}

import Synchronization

/// The values that handlers on other queues add, in order. A test waits for them.
final class Inbox<Value: Sendable>: Sendable {
    private let values = Mutex<[Value]>([])
    private let stream: AsyncStream<Value>
    private let continuation: AsyncStream<Value>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    /// All values, also those that a test has waited for.
    var all: [Value] { values.withLock { $0 } }

    func add(_ value: Value) {
        values.withLock { $0.append(value) }
        continuation.yield(value)
    }

    /// Waits for the next value that fulfils a condition. Values before it are skipped.
    @discardableResult func next(where isWanted: @Sendable (Value) -> Bool = { _ in true }) async -> Value? {
        for await value in stream where isWanted(value) { return value }
        return nil
    }
}

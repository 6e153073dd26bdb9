import Synchronization
import Testing

@testable import SystemServices

/// The lock of values that an app sets.
@Suite struct MutexTests {
    /// Values with an object of an app.
    private final class Values: Sendable {
        struct State: Sendable {
            var object: Reader?
            var handlers: [Int: Reader] = [:]
        }

        let state = Mutex(State())
        let reads = Atomic(0)

        func read() { state.withLock { _ in _ = reads.add(1, ordering: .relaxed) } }
    }

    /// An object that needs the lock of its owner when it is released.
    private final class Reader: Sendable {
        private let owner: Values

        init(_ owner: Values) { self.owner = owner }
        deinit { owner.read() }
    }

    @Test func aFormerPartIsReleasedOutsideOfTheLock() {
        let values = Values()
        values.state.replace(\.object, with: Reader(values))
        #expect(values.reads.load(ordering: .relaxed) == 0)
        values.state.replace(\.object, with: Reader(values))
        values.state.replace(\.object, with: nil)
        #expect(values.reads.load(ordering: .relaxed) == 2)
        values.state.replace(\.handlers[7], with: Reader(values))
        values.state.replace(\.handlers[7], with: nil)
        #expect(values.reads.load(ordering: .relaxed) == 3 && values.state.withLock { $0.handlers.isEmpty })
    }
}

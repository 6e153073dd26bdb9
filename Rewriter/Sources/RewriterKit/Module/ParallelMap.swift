import Foundation
import Synchronization

/// Computes values on several threads.
enum ParallelMap {
    /// The stack of a thread. The parser recurses into nested expressions, for which the half megabyte of Dispatch's
    /// threads is too small.
    private static let stackSize = 16 << 20

    /// Returns the values for all indices, in order.
    static func run<Value: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Value) -> [Value] {
        let width = min(count, max(1, ProcessInfo.processInfo.activeProcessorCount))
        let state = State<Value>(count)
        let group = DispatchGroup()
        for _ in 0..<width {
            group.enter()
            let thread = Thread {
                while let index = state.next() { state.set(index, body(index)) }
                group.leave()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        group.wait()
        return state.values
    }

    private final class State<Value: Sendable>: Sendable {
        private let count: Int
        private let started = Atomic<Int>(0)
        private let results: Mutex<[Value?]>

        init(_ count: Int) {
            self.count = count
            results = Mutex(Array(repeating: nil, count: count))
        }

        func next() -> Int? {
            let index = started.wrappingAdd(1, ordering: .relaxed).oldValue
            return index < count ? index : nil
        }

        func set(_ index: Int, _ value: Value) { results.withLock { $0[index] = value } }

        var values: [Value] { results.withLock { $0.compactMap { $0 } } }
    }
}

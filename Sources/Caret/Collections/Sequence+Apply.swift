import Dispatch
import Synchronization

extension Sequence where Element: Sendable {
    /// Calls `body` with each element on all processors at once, and returns after every call has returned.
    ///
    /// The calls are made in no particular order. The calling thread makes some of them and blocks until the others
    /// return. For work that waits for a network or a disk, use `concurrentMap`, which blocks no thread.
    ///
    /// - Throws: The error that `body` throws. After a failure no further element starts. If several calls fail, the
    ///   error for the earliest element is thrown.
    public func apply<Failure: Error>(_ body: @Sendable (Element) throws(Failure) -> Void) throws(Failure) {
        let elements = Array(self)
        let state = ApplyState<Failure>()
        let workerCount = Swift.min(elements.count, WorkWidth.processors)
        DispatchQueue.concurrentPerform(iterations: workerCount) { _ in
            while let index = state.next(below: elements.count) {
                do throws(Failure) { try body(elements[index]) } catch { state.fail(at: index, error) }
            }
        }
        if let failure = state.earliestFailure { throw failure }
    }
}

/// The state that the threads of one `apply` share.
private final class ApplyState<Failure: Error>: Sendable {
    private let nextIndex = Atomic(0)
    private let hasFailed = Atomic(false)
    private let failure = Mutex<(index: Int, error: Failure)?>(nil)

    /// Returns the index of the next element, which no other thread receives; `nil` if no element is left or a call
    /// has failed.
    func next(below count: Int) -> Int? {
        guard !hasFailed.load(ordering: .relaxed) else { return nil }
        let index = nextIndex.wrappingAdd(1, ordering: .relaxed).oldValue
        return index < count ? index : nil
    }

    func fail(at index: Int, _ error: Failure) {
        hasFailed.store(true, ordering: .relaxed)
        failure.withLock { earliest in
            if let previous = earliest, previous.index < index { return }
            earliest = (index, error)
        }
    }

    var earliestFailure: Failure? { failure.withLock { $0?.error } }
}

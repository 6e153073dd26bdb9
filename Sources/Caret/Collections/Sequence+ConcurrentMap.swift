import Synchronization

extension Sequence where Element: Sendable {
    /// Returns the results of `transform` for the elements, in their order, with up to `width` transformations at the
    /// same time.
    ///
    /// The elements start in order. `width` tasks share the work. Each task continues with the next element when it
    /// has transformed the previous one. No task runs on the main actor unless `transform` switches there.
    ///
    /// Cancelling the caller's task cancels these tasks, but no element is skipped for this reason alone. A
    /// `transform` that checks the cancellation of its task can end the map by throwing.
    ///
    /// - Parameters:
    ///   - width: The number of elements to transform at the same time, at least 1; the number of processors by
    ///     default.
    ///   - transform: Makes the value of one element.
    /// - Throws: The error that `transform` throws. The first failure cancels the running transformations and starts
    ///   no further ones. The error is thrown after all transformations have ended.
    /// - Precondition: `width` is at least 1.
    @inlinable public func concurrentMap<Value: Sendable, Failure: Error>(
        width: Int? = nil, _ transform: @escaping @Sendable (Element) async throws(Failure) -> Value
    ) async throws(Failure) -> [Value] {
        let elements = Array(self)
        let width = WorkWidth.checked(width ?? WorkWidth.processors, by: "concurrentMap")
        let state = ConcurrentMapState<Value, Failure>(count: elements.count)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<Swift.min(width, elements.count) {
                group.addTask { await state.work(through: elements, transform) }
            }
            for await _ in group where state.hasFailed { group.cancelAll() }
        }
        return try state.values()
    }
}

/// The state that the tasks of one `concurrentMap` share. Its methods are inlinable, so that the compiler can
/// specialise them for the caller's closure.
@usableFromInline final class ConcurrentMapState<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline let count: Int
    @usableFromInline let nextIndex = Atomic(0)
    @usableFromInline let failedFlag = Atomic(false)
    @usableFromInline let failure = Mutex<Failure?>(nil)
    @usableFromInline let indexedValues = Mutex<[(index: Int, value: Value)]>([])

    @inlinable init(count: Int) {
        self.count = count
    }

    @inlinable var hasFailed: Bool { failedFlag.load(ordering: .acquiring) }

    /// Transforms one element after another, until none is left or a transformation in any task has failed.
    @inlinable func work<Element: Sendable>(
        through elements: [Element], _ transform: @Sendable (Element) async throws(Failure) -> Value
    ) async {
        var workerValues: [(index: Int, value: Value)] = []
        do throws(Failure) {
            while !hasFailed {
                let index = nextIndex.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < count else { break }
                workerValues.append((index, try await transform(elements[index])))
            }
            indexedValues.withLock { $0.append(contentsOf: workerValues) }
        } catch {
            failure.withLock { if $0 == nil { $0 = error } }
            failedFlag.store(true, ordering: .releasing)
        }
    }

    /// Returns the values in the order of their elements.
    @inlinable func values() throws(Failure) -> [Value] {
        if let error = failure.withLock({ $0 }) { throw error }
        var values = [Value?](repeating: nil, count: count)
        for (index, value) in indexedValues.withLock({ $0 }) { values[index] = value }
        return values.compact()
    }
}

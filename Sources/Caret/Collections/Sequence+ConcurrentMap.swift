import Synchronization

extension Sequence where Element: Sendable {
    /// What `transform` makes of the elements, in their order, with up to `width` of them in the making at once.
    ///
    /// The elements are begun in order. `width` tasks share the work however many elements there are, each taking the next element when
    /// it is done with one; none runs on the main actor unless `transform` goes there.
    ///
    /// Cancelling the caller's task cancels the tasks, and drops no element by itself: a `transform` that looks at its task's cancellation
    /// ends the map by throwing.
    ///
    /// - Parameters:
    ///   - width: how many elements are in the making at once, 1 or more; by default one for each processor.
    ///   - transform: makes one value.
    /// - Throws: what `transform` throws. The first failure cancels what is in the making and begins nothing more; it is thrown when all
    ///   that was begun has ended.
    /// - Precondition: `width` is 1 or more.
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

/// What the tasks of one `concurrentMap` share. Open to inlining, so that the calls of a closure known to the compiler cost little.
@usableFromInline final class ConcurrentMapState<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline let count: Int
    @usableFromInline let begun = Atomic(0)
    @usableFromInline let isFailed = Atomic(false)
    @usableFromInline let failure = Mutex<Failure?>(nil)
    @usableFromInline let parts = Mutex<[(index: Int, value: Value)]>([])

    @inlinable init(count: Int) {
        self.count = count
    }

    @inlinable var hasFailed: Bool { isFailed.load(ordering: .acquiring) }

    /// Takes element after element until none is left, or one of any task fails.
    @inlinable func work<Element: Sendable>(
        through elements: [Element], _ transform: @Sendable (Element) async throws(Failure) -> Value
    ) async {
        var made: [(index: Int, value: Value)] = []
        do throws(Failure) {
            while !hasFailed {
                let index = begun.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < count else { break }
                made.append((index, try await transform(elements[index])))
            }
            parts.withLock { $0.append(contentsOf: made) }
        } catch {
            failure.withLock { if $0 == nil { $0 = error } }
            isFailed.store(true, ordering: .releasing)
        }
    }

    /// The values in the order of their elements.
    @inlinable func values() throws(Failure) -> [Value] {
        if let error = failure.withLock({ $0 }) { throw error }
        var values = [Value?](repeating: nil, count: count)
        for (index, value) in parts.withLock({ $0 }) { values[index] = value }
        return values.compact()
    }
}

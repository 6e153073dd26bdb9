/// The state of a batch's items: returns the next item to start, and settles each item exactly once.
///
/// The ledger is isolated to the main actor, so that counting, reporting and cancelling never overlap.
@MainActor final class BatchLedger<Item: Sendable, Value: Sendable, Failure: Error> {
    typealias Outcome = BatchResult<Item, Value, Failure>

    private let items: [Item]
    private var outcomes: [Outcome?]
    private var startedCount = 0
    private(set) var settledCount = 0
    /// The reason why no further item starts; `nil` while the batch runs.
    private(set) var stopReason: BatchError<Failure>?
    private let report: @MainActor (Outcome, Int) -> Void

    /// - Parameter report: Receives the result of each item and the number of items settled so far.
    init(_ items: [Item], report: @escaping @MainActor (Outcome, Int) -> Void) {
        self.items = items
        self.report = report
        outcomes = Array(repeating: nil, count: items.count)
    }

    /// Returns the next item to start; `nil` if there is none or the batch was stopped.
    func next() -> (index: Int, item: Item)? {
        if Task.isCancelled { stop(.cancelled) }
        guard stopReason == nil, startedCount < items.count else { return nil }
        defer { startedCount += 1 }
        return (startedCount, items[startedCount])
    }

    /// Prevents further items from starting. Of several reasons, only the first is kept.
    func stop(_ reason: BatchError<Failure>) {
        if stopReason == nil { stopReason = reason }
    }

    /// Settles an item whose work has ended. After a stop, both the value and the error of the work are discarded.
    func settle(_ index: Int, _ result: Result<Value, Failure>) {
        if Task.isCancelled { stop(.cancelled) }
        settle(index, result: stopReason.map(Result.failure) ?? result.mapError(BatchError.failed))
    }

    /// Settles the items that never started, after all work has ended.
    ///
    /// - Returns: The results of all items, in the order of the items.
    func settleRemaining() -> [Outcome] {
        for index in startedCount..<items.count { settle(index, result: .failure(stopReason ?? .cancelled)) }
        return outcomes.compact()
    }

    private func settle(_ index: Int, result: Result<Value, BatchError<Failure>>) {
        let outcome = Outcome(index: index, item: items[index], result: result)
        outcomes[index] = outcome
        settledCount += 1
        report(outcome, settledCount)
    }
}

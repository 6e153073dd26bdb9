/// What has become of a batch's items: hands out the next one to begin, and settles each exactly once.
///
/// It stands on the main actor, so that counting, reporting and cancelling never overlap.
@MainActor final class BatchLedger<Item: Sendable, Value: Sendable, Failure: Error> {
    typealias Outcome = BatchResult<Item, Value, Failure>

    private let items: [Item]
    private var outcomes: [Outcome?]
    private var begun = 0
    private(set) var settled = 0
    /// Why nothing more is begun; `nil` while the batch runs.
    private(set) var stopReason: BatchError<Failure>?
    private let report: @MainActor (Outcome, Int) -> Void

    /// - Parameter report: gets each item's outcome and how many are settled then.
    init(_ items: [Item], report: @escaping @MainActor (Outcome, Int) -> Void) {
        self.items = items
        self.report = report
        outcomes = Array(repeating: nil, count: items.count)
    }

    /// The next item to begin; `nil` when there is none, or the batch was stopped.
    func next() -> (index: Int, item: Item)? {
        if Task.isCancelled { stop(.cancelled) }
        guard stopReason == nil, begun < items.count else { return nil }
        defer { begun += 1 }
        return (begun, items[begun])
    }

    /// Begins nothing more. The first reason stands.
    func stop(_ reason: BatchError<Failure>) {
        if stopReason == nil { stopReason = reason }
    }

    /// Settles an item whose work has ended. What ends after a stop counts for nothing, a value as little as a failure.
    func settle(_ index: Int, _ result: Result<Value, Failure>) {
        if Task.isCancelled { stop(.cancelled) }
        settle(index, result: stopReason.map(Result.failure) ?? result.mapError(BatchError.failed))
    }

    /// Settles what was never begun, and ends the batch.
    ///
    /// - Returns: the outcomes in the order of their items.
    func close() -> [Outcome] {
        for index in begun..<items.count { settle(index, result: .failure(stopReason ?? .cancelled)) }
        return outcomes.compact()
    }

    private func settle(_ index: Int, result: Result<Value, BatchError<Failure>>) {
        let outcome = Outcome(index: index, item: items[index], result: result)
        outcomes[index] = outcome
        settled += 1
        report(outcome, settled)
    }
}

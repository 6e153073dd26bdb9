/// One run of a batch's work. Up to `width` tasks share the items; each task starts the next item when its previous
/// item is done.
struct BatchRun<Item: Sendable, Value: Sendable, Failure: Error>: Sendable {
    typealias Ledger = BatchLedger<Item, Value, Failure>

    let items: [Item]
    let width: Int
    let deadline: BatchDeadline?
    let work: @Sendable (Item) async throws(Failure) -> Value

    private enum Event: Sendable {
        case workerEnded
        case deadline(hasPassed: Bool)
    }

    /// Runs until every item is settled and all tasks have ended.
    @MainActor func callAsFunction(_ ledger: Ledger) async -> [Ledger.Outcome] {
        if let deadline, deadline.hasPassed { ledger.stop(.deadlinePassed) }
        let workerCount = ledger.stopReason == nil ? min(width, items.count) : 0
        await withTaskGroup(of: Event.self) { group in
            for _ in 0..<workerCount {
                group.addTask { await runWorker(ledger) }
            }
            if let deadline, workerCount > 0 {
                group.addTask { .deadline(hasPassed: await deadline.wait()) }
            }
            await drain(&group, workerCount: workerCount, ledger)
        }
        return ledger.settleRemaining()
    }

    private func runWorker(_ ledger: Ledger) async -> Event {
        while let (index, item) = await ledger.next() {
            await ledger.settle(index, perform(item))
        }
        return .workerEnded
    }

    private func perform(_ item: Item) async -> Result<Value, Failure> {
        do throws(Failure) { return .success(try await work(item)) } catch { return .failure(error) }
    }

    /// Waits for the worker tasks. The deadline and the last worker race: the one that ends first cancels the other.
    @MainActor private func drain(_ group: inout TaskGroup<Event>, workerCount: Int, _ ledger: Ledger) async {
        var runningCount = workerCount
        while runningCount > 0, let event = await group.next() {
            switch event {
            case .workerEnded:
                runningCount -= 1
            case .deadline(hasPassed: true):
                ledger.stop(.deadlinePassed)
                group.cancelAll()
            case .deadline(hasPassed: false):
                break
            }
        }
        group.cancelAll()
    }
}

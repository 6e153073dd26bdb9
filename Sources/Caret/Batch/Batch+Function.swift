/// Does the same work for many items, several at a time, and tells what became of each.
///
/// ```swift
/// let results = await batch(outlets, width: 8, progress: { done, all in bar.value = Float(done) / Float(all) }) { outlet in
///     try await geocode(outlet.postcode)
/// }
/// let found = results.compact(\.value)
/// ```
///
/// The items are begun in order. One that fails does not stop the others: its error is in its result. The function returns when every
/// item is settled and no work is left running.
///
/// Cancelling the caller's task, or reaching the deadline, begins nothing more and cancels what runs. The items that are settled by then
/// keep their results; all others have the error ``BatchError/cancelled`` or ``BatchError/deadlinePassed``. Work that does not look at
/// its task's cancellation is waited for also then, and its value counts no more.
///
/// - Parameters:
///   - items: what there is to do; nothing is as good as much, and returns at once.
///   - width: how many items are worked on at once, 1 or more; 6 by default.
///   - deadline: how long the batch may take, on `clock`. `nil`, the default, for as long as it takes; with zero or less nothing begins.
///   - clock: what the deadline is measured with; the machine's own by default.
///   - progress: gets how many items are settled, and how many there are. It is called on the main actor once for each item: with 1, 2, …
///     up to their number, also if the batch is cancelled. `nil` by default.
///   - work: makes one item's value. It runs beside the main actor, unless it goes there.
/// - Returns: one result for each item, in the order of the items.
/// - Precondition: `width` is 1 or more.
@MainActor public func batch<Item: Sendable, Value: Sendable, Failure: Error>(
    _ items: [Item], width: Int = 6, deadline: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    progress: (@MainActor (_ done: Int, _ all: Int) -> Void)? = nil,
    _ work: @escaping @Sendable (Item) async throws(Failure) -> Value
) async -> [BatchResult<Item, Value, Failure>] {
    let run = BatchRun(
        items: items, width: WorkWidth.checked(width, by: "batch"), deadline: BatchDeadline(deadline, on: clock), work: work)
    return await run(BatchLedger(items) { _, done in progress?(done, items.count) })
}

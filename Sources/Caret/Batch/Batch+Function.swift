/// Performs the same work for many items, several at a time, and returns the result of each item.
///
/// ```swift
/// let results = await batch(outlets, width: 8, progress: { done, all in bar.value = Float(done) / Float(all) }) { outlet in
///     try await geocode(outlet.postcode)
/// }
/// let found = results.compact(\.value)
/// ```
///
/// The items start in order. A failing item does not stop the others: its error is part of its result. The function
/// returns when every item is settled and no work is running.
///
/// If the caller's task is cancelled or the deadline passes, no further items start and the running ones are
/// cancelled. Items that are settled by then keep their results; all others have the error ``BatchError/cancelled``
/// or ``BatchError/deadlinePassed``. The function also waits for work that ignores the cancellation of its task, and
/// discards the value of such work.
///
/// - Parameters:
///   - items: The items; an empty array returns at once.
///   - width: The number of items to process at the same time, at least 1; 6 by default.
///   - deadline: The longest duration of the batch on `clock`; `nil`, the default, is unlimited. If the duration is
///     zero or less, nothing starts.
///   - clock: The clock that measures the deadline; `ContinuousClock()` by default.
///   - progress: Receives the number of settled items and the total. Called on the main actor once for each item,
///     with 1, 2, … up to the total, even if the batch is cancelled. `nil` by default.
///   - work: Makes the value of one item. The closure runs off the main actor, unless it switches there.
/// - Returns: One result per item, in the order of the items.
/// - Precondition: `width` is at least 1.
@MainActor public func batch<Item: Sendable, Value: Sendable, Failure: Error>(
    _ items: [Item], width: Int = 6, deadline: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    progress: (@MainActor (_ done: Int, _ all: Int) -> Void)? = nil,
    _ work: @escaping @Sendable (Item) async throws(Failure) -> Value
) async -> [BatchResult<Item, Value, Failure>] {
    let run = BatchRun(
        items: items, width: WorkWidth.checked(width, by: "batch"), deadline: BatchDeadline(deadline, on: clock), work: work)
    return await run(BatchLedger(items) { _, done in progress?(done, items.count) })
}

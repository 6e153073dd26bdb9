import Observation

/// Work on many items that starts by itself and passes its results to closures.
///
/// ```swift
/// let batch = Batch(outlets, width: 8) { outlet in
///     try await geocode(outlet.postcode)
/// } each: { result in
///     log(result)
/// } progress: { done, all in
///     bar.setProgress(Float(done) / Float(all), animated: true)
/// } completion: { results in
///     map.addAnnotations(results.compact(\.value))
/// }
/// batch.cancel()
/// ```
///
/// The batch starts after the function that made it has yielded the main actor, and continues even if no object
/// retains it. The closures run on the main actor. For each settled item, `each` is called first, then `progress`.
/// `completion` is called once, after all others, with the results in the order of the items. The closures are
/// released when the batch has ended.
///
/// ``completed``, ``fraction`` and ``isFinished`` are observable: a view that reads them is updated when they change.
///
/// - SeeAlso: The function `batch`, which returns the results. Cancelling the task that calls it cancels the work.
@MainActor @Observable public final class Batch<Item: Sendable, Value: Sendable, Failure: Error> {
    /// The result of one item.
    public typealias Outcome = BatchResult<Item, Value, Failure>

    /// The number of items.
    public let count: Int
    /// The number of settled items, which have a value or an error. Never decreases, and ends at ``count``.
    public private(set) var completed = 0
    /// Whether the batch has ended: all items are settled, and no work is running.
    public private(set) var isFinished = false

    @ObservationIgnored private var settledOutcomes: [Outcome] = []
    @ObservationIgnored private var continuations: [AsyncStream<Outcome>.Continuation] = []
    @ObservationIgnored private var task: Task<[Outcome], Never>?
    @ObservationIgnored private var handlers: BatchHandlers<Item, Value, Failure>?
    @ObservationIgnored private let site: SourceLocation
    @ObservationIgnored private let hasOwner: Bool

    /// Makes a batch, which starts automatically.
    ///
    /// - Parameters:
    ///   - items: The items. If there are none, `completion` is still called, but only after the function that made
    ///     the batch has yielded.
    ///   - width: The number of items to process at the same time, at least 1; 6 by default.
    ///   - deadline: The longest duration of the batch on `clock`; `nil`, the default, is unlimited.
    ///   - clock: The clock that measures the deadline; `ContinuousClock()` by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - work: Makes the value of one item. The closure runs off the main actor, unless it switches there.
    ///   - each: Receives the result of every item, in the order in which the items are settled.
    ///   - progress: Receives the number of settled items and the total, once for each item.
    ///   - completion: Receives all results, in the order of the items.
    /// - Precondition: `width` is at least 1.
    @discardableResult public convenience init(
        _ items: [Item], width: Int = 6, deadline: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
        file: String = #fileID, line: Int = #line, _ work: @escaping @Sendable (Item) async throws(Failure) -> Value,
        each: (@MainActor (Outcome) -> Void)? = nil,
        progress: (@MainActor (_ done: Int, _ all: Int) -> Void)? = nil,
        completion: (@MainActor ([Outcome]) -> Void)? = nil
    ) {
        self.init(
            items, width, BatchDeadline(deadline, on: clock), work,
            BatchHandlers(each: each, progress: progress, completion: completion), SourceLocation(file, line))
    }

    /// Makes a batch for an owner. The batch holds the owner weakly and passes it to the closures.
    ///
    /// ```swift
    /// Batch(outlets, width: 8, owner: self) { try await geocode($0.postcode) } completion: { me, results in me.show(results) }
    /// ```
    ///
    /// After the owner is deallocated, the closures are no longer called. The batch is cancelled when the next item
    /// is settled.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - width: The number of items to process at the same time, at least 1; 6 by default.
    ///   - deadline: The longest duration of the batch on `clock`; `nil`, the default, is unlimited.
    ///   - clock: The clock that measures the deadline; `ContinuousClock()` by default.
    ///   - owner: The object that is passed to the closures; held weakly.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - work: Makes the value of one item. The closure is retained until the batch ends, and should not capture
    ///     the owner.
    ///   - each: Receives the result of every item, in the order in which the items are settled.
    ///   - progress: Receives the number of settled items and the total, once for each item.
    ///   - completion: Receives all results, in the order of the items.
    /// - Precondition: `width` is at least 1.
    @discardableResult public convenience init<Owner: AnyObject>(
        _ items: [Item], width: Int = 6, deadline: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(), owner: Owner,
        file: String = #fileID, line: Int = #line, _ work: @escaping @Sendable (Item) async throws(Failure) -> Value,
        each: (@MainActor (Owner, Outcome) -> Void)? = nil,
        progress: (@MainActor (_ owner: Owner, _ done: Int, _ all: Int) -> Void)? = nil,
        completion: (@MainActor (Owner, [Outcome]) -> Void)? = nil
    ) {
        self.init(
            items, width, BatchDeadline(deadline, on: clock), work,
            BatchHandlers(owner, each: each, progress: progress, completion: completion), SourceLocation(file, line), hasOwner: true)
    }

    private init(
        _ items: [Item], _ width: Int, _ deadline: BatchDeadline?, _ work: @escaping @Sendable (Item) async throws(Failure) -> Value,
        _ handlers: BatchHandlers<Item, Value, Failure>, _ site: SourceLocation, hasOwner: Bool = false
    ) {
        count = items.count
        self.handlers = handlers
        (self.site, self.hasOwner) = (site, hasOwner)
        let run = BatchRun(items: items, width: WorkWidth.checked(width, by: "Batch"), deadline: deadline, work: work)
        let ledger = BatchLedger<Item, Value, Failure>(items) { outcome, _ in self.settle(outcome) }
        task = Task {
            let outcomes = await run(ledger)
            self.finish(outcomes)
            return outcomes
        }
        Hooks.globalHandlerStorage?.register(self)
    }

    /// The fraction of the items that are settled, 0…1; 1 for a batch without items.
    public var fraction: Double { count == 0 ? 1 : Double(completed) / Double(count) }

    /// Starts no further items, and cancels the running ones. Every item is still settled, and `completion` is
    /// called.
    ///
    /// Does nothing when called again, or after the end of the batch.
    public func cancel() {
        task?.cancel()
    }

    /// All results in the order of the items. Suspends until all items are settled. Cancelling a task that waits does
    /// not cancel the batch.
    public var results: [Outcome] {
        get async { await task?.value ?? [] }
    }

    /// Returns the results one by one, in the order in which the items are settled, including earlier results.
    /// The sequence ends with the batch.
    ///
    /// Each call makes an independent sequence. Stopping the iteration early does not cancel the batch.
    public func outcomes() -> AsyncStream<Outcome> {
        let (stream, continuation) = AsyncStream.makeStream(of: Outcome.self)
        for outcome in settledOutcomes { continuation.yield(outcome) }
        if isFinished { continuation.finish() } else { continuations.append(continuation) }
        return stream
    }

    private func settle(_ outcome: Outcome) {
        settledOutcomes.append(outcome)
        completed = settledOutcomes.count
        if handlers?.isOwnerAlive() == false { cancel() }
        handlers?.each?(outcome)
        handlers?.progress?(completed, count)
        for continuation in continuations { continuation.yield(outcome) }
    }

    private func finish(_ outcomes: [Outcome]) {
        let completion = handlers?.completion
        handlers = nil
        isFinished = true
        for continuation in continuations { continuation.finish() }
        continuations = []
        completion?(outcomes)
    }
}

extension Batch: HandlerRetaining {
    var retainedHandlers: [RetainedHandler] {
        guard handlers != nil else { return [] }
        return [RetainedHandler(site: site.description, hasOwner: hasOwner) { [weak self] in self?.handlers = nil }]
    }
}

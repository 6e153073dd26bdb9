import Observation

/// A batch of work that runs on its own, with closures for what becomes of it.
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
/// It begins on its own, after the function that made it has let go of the main actor, and goes on if nobody keeps it. The closures run
/// on the main actor: for each item as it is settled first `each` and then `progress`, and `completion` once, behind all of them, with the
/// results in the order of the items. They are let go of when the batch has ended.
///
/// ``completed``, ``fraction`` and ``isFinished`` are observable: a view that reads them is updated when they change.
///
/// - SeeAlso: the function `batch`, for callers that wait for the results, and whose cancellation is to reach the work.
@MainActor @Observable public final class Batch<Item: Sendable, Value: Sendable, Failure: Error> {
    /// What became of one item.
    public typealias Outcome = BatchResult<Item, Value, Failure>

    /// How many items there are.
    public let count: Int
    /// How many items are settled: done, failed, or given up. Never goes back, and ends at ``count``.
    public private(set) var completed = 0
    /// Whether the batch has ended: all items are settled, and no work is left.
    public private(set) var isFinished = false

    @ObservationIgnored private var settled: [Outcome] = []
    @ObservationIgnored private var listeners: [AsyncStream<Outcome>.Continuation] = []
    @ObservationIgnored private var task: Task<[Outcome], Never>?
    @ObservationIgnored private var handlers: BatchHandlers<Item, Value, Failure>?
    @ObservationIgnored private let site: Site
    @ObservationIgnored private let hasOwner: Bool

    /// Makes a batch, which begins by itself.
    ///
    /// - Parameters:
    ///   - items: what there is to do. Without any, `completion` is called all the same, and no sooner than otherwise.
    ///   - width: how many items are worked on at once, 1 or more; 6 by default.
    ///   - deadline: how long the batch may take, on `clock`; `nil`, the default, for as long as it takes.
    ///   - clock: what the deadline is measured with; the machine's own by default.
    ///   - file: where the batch is made; leave it out.
    ///   - line: likewise.
    ///   - work: makes one item's value. It runs beside the main actor, unless it goes there.
    ///   - each: gets every item's result, in the order in which they are settled.
    ///   - progress: gets how many items are settled and how many there are, once for each item.
    ///   - completion: gets all results, in the order of the items.
    /// - Precondition: `width` is 1 or more.
    @discardableResult public convenience init(
        _ items: [Item], width: Int = 6, deadline: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
        file: String = #fileID, line: Int = #line, _ work: @escaping @Sendable (Item) async throws(Failure) -> Value,
        each: (@MainActor (Outcome) -> Void)? = nil,
        progress: (@MainActor (_ done: Int, _ all: Int) -> Void)? = nil,
        completion: (@MainActor ([Outcome]) -> Void)? = nil
    ) {
        self.init(
            items, width, BatchDeadline(deadline, on: clock), work,
            BatchHandlers(each: each, progress: progress, completion: completion), Site(file, line))
    }

    /// Makes a batch for an owner, who is held weakly and handed to the closures.
    ///
    /// ```swift
    /// Batch(outlets, width: 8, owner: self) { try await geocode($0.postcode) } completion: { me, results in me.show(results) }
    /// ```
    ///
    /// When the owner has died, none of the closures is called any more, and the batch is cancelled as soon as one more item is settled.
    ///
    /// - Parameters:
    ///   - items: what there is to do.
    ///   - width: how many items are worked on at once, 1 or more; 6 by default.
    ///   - deadline: how long the batch may take, on `clock`; `nil`, the default, for as long as it takes.
    ///   - clock: what the deadline is measured with; the machine's own by default.
    ///   - owner: whom the batch is for.
    ///   - file: where the batch is made; leave it out.
    ///   - line: likewise.
    ///   - work: makes one item's value. It is kept until the batch ends, and should not capture the owner.
    ///   - each: gets every item's result, in the order in which they are settled.
    ///   - progress: gets how many items are settled and how many there are, once for each item.
    ///   - completion: gets all results, in the order of the items.
    /// - Precondition: `width` is 1 or more.
    @discardableResult public convenience init<Owner: AnyObject>(
        _ items: [Item], width: Int = 6, deadline: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(), owner: Owner,
        file: String = #fileID, line: Int = #line, _ work: @escaping @Sendable (Item) async throws(Failure) -> Value,
        each: (@MainActor (Owner, Outcome) -> Void)? = nil,
        progress: (@MainActor (_ owner: Owner, _ done: Int, _ all: Int) -> Void)? = nil,
        completion: (@MainActor (Owner, [Outcome]) -> Void)? = nil
    ) {
        self.init(
            items, width, BatchDeadline(deadline, on: clock), work,
            BatchHandlers(owner, each: each, progress: progress, completion: completion), Site(file, line), hasOwner: true)
    }

    private init(
        _ items: [Item], _ width: Int, _ deadline: BatchDeadline?, _ work: @escaping @Sendable (Item) async throws(Failure) -> Value,
        _ handlers: BatchHandlers<Item, Value, Failure>, _ site: Site, hasOwner: Bool = false
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
        Hooks.lastingStorage?.note(self)
    }

    /// The part of the items that is settled, 0…1; 1 for a batch without items.
    public var fraction: Double { count == 0 ? 1 : Double(completed) / Double(count) }

    /// Begins nothing more, and cancels what runs. Every item is settled all the same, and `completion` is called.
    ///
    /// A second call does nothing, nor does one after the end.
    public func cancel() {
        task?.cancel()
    }

    /// All results in the order of the items, as soon as all are settled. Cancelling the waiting task does not cancel the batch.
    public var results: [Outcome] {
        get async { await task?.value ?? [] }
    }

    /// The results one by one, in the order in which they are settled, from the first on; the sequence ends with the batch.
    ///
    /// Each call makes a sequence of its own. Leaving it early does not cancel the batch.
    public func outcomes() -> AsyncStream<Outcome> {
        let (stream, continuation) = AsyncStream.makeStream(of: Outcome.self)
        for outcome in settled { continuation.yield(outcome) }
        if isFinished { continuation.finish() } else { listeners.append(continuation) }
        return stream
    }

    private func settle(_ outcome: Outcome) {
        settled.append(outcome)
        completed = settled.count
        if handlers?.isOwnerAlive() == false { cancel() }
        handlers?.each?(outcome)
        handlers?.progress?(completed, count)
        for listener in listeners { listener.yield(outcome) }
    }

    private func finish(_ outcomes: [Outcome]) {
        let completion = handlers?.completion
        handlers = nil
        isFinished = true
        for listener in listeners { listener.finish() }
        listeners = []
        completion?(outcomes)
    }
}

extension Batch: HandlerHolder {
    var heldHandlers: [HeldHandler] {
        guard handlers != nil else { return [] }
        return [HeldHandler(site: site.description, hasOwner: hasOwner) { [weak self] in self?.handlers = nil }]
    }
}

internal import Synchronization
internal import SystemServices
internal import UIKitCore

/// A search in the items of the app's indexes.
///
/// ```swift
/// let query = CSSearchQuery(queryString: "title == \"kebab*\"c", queryContext: nil)
/// query.foundItemsHandler = { items in print(items.count) }
/// query.start()
/// ```
///
/// A query compares attributes with `==`, `!=`, `<`, `<=`, `>` and `>=`, and combines comparisons with `&&`, `||`,
/// `!` and parentheses. `*` and `**` stand for any attribute. A text may contain the wildcard `*`. The letters behind a
/// text ignore case (`c`) and accents (`d`), or compare words (`w`). `InRange(attribute, low, high)` and `$time.now`
/// with an offset in seconds are numbers.
/// - Source: https://developer.apple.com/documentation/corespotlight/cssearchquery
// Unchecked: all state is constant or guarded by a lock. Handlers are only called on the queue of the index.
open class CSSearchQuery: NSObject, @unchecked Sendable {

    private struct State {
        var isStarted = false
        var isCancelled = false
        var foundItemCount = 0
        var found: UncheckedSendableBox<(([CSSearchableItem]) -> Void)?> = UncheckedSendableBox(nil)
        var completion: UncheckedSendableBox<(((any Error)?) -> Void)?> = UncheckedSendableBox(nil)
        var protectionClasses: [FileProtectionType] = []
    }

    private let queries: [String]
    private let attributes: [String]
    private let state = Mutex(State())

    /// Creates a query.
    ///
    /// - Parameters:
    ///   - queryString: The text of the query.
    ///   - attributes: The attributes that results have; `nil` for all.
    public init(queryString: String, attributes: [String]?) {
        queries = [queryString]
        self.attributes = attributes ?? []
        super.init()
    }

    /// Creates a query with options.
    public init(queryString: String, queryContext: CSSearchQueryContext?) {
        queries = [queryString] + (queryContext?.filterQueries ?? [])
        attributes = queryContext?.fetchAttributes ?? []
        super.init()
    }

    /// Called with items, on a background queue; never if there are none. Set it before the start.
    open var foundItemsHandler: (([CSSearchableItem]) -> Void)? {
        get { state.withLock { $0.found }.value }
        set { state.replace(\.found, with: UncheckedSendableBox(newValue)) }
    }

    /// Called at the end, on a background queue, with a ``CSSearchQueryError`` after a failure. Set it before the
    /// start.
    open var completionHandler: (((any Error)?) -> Void)? {
        get { state.withLock { $0.completion }.value }
        set { state.replace(\.completion, with: UncheckedSendableBox(newValue)) }
    }

    /// The protection of the indexes; ignored, because indexes are in memory.
    open var protectionClasses: [FileProtectionType] {
        get { state.withLock { $0.protectionClasses } }
        set { state.withLock { $0.protectionClasses = newValue } }
    }

    /// Whether the query was cancelled.
    open var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// The number of items that were found so far.
    open var foundItemCount: Int { state.withLock { $0.foundItemCount } }

    /// Starts the query. A second call has no effect.
    open func start() {
        let isFirst = state.withLock { state in
            defer { state.isStarted = true }
            return !state.isStarted
        }
        guard isFirst else { return }
        let service = SystemServices.current.spotlight
        service.recordQuery()
        IndexQueue.run { self.run(service) }
    }

    /// Cancels the query. Its completion handler receives `CSSearchQueryError.cancelled`.
    open func cancel() { state.withLock { $0.isCancelled = true } }

    private func run(_ service: SpotlightService) {
        let completion = completionHandler
        guard !isCancelled else { completion?(CSSearchQueryError(.cancelled)); return }
        guard service.isAvailable else { completion?(CSSearchQueryError(.indexUnreachable)); return }
        var conditions: [QueryCondition] = []
        for query in queries {
            guard let condition = QueryParser.parse(query) else { completion?(CSSearchQueryError(.invalidQuery)); return }
            conditions.append(condition)
        }
        let items = service.items.filter { item in conditions.allSatisfy { $0.matches(item) } }
        state.withLock { $0.foundItemCount = items.count }
        if !items.isEmpty { foundItemsHandler?(items.map(result)) }
        completion?(isCancelled ? CSSearchQueryError(.cancelled) : nil)
    }

    private func result(_ item: SpotlightItem) -> CSSearchableItem {
        let result = CSSearchableItem(item)
        if !attributes.isEmpty {
            result.attributeSet = CSSearchableItemAttributeSet(item.attributes.filter { attributes.contains($0.key) })
        }
        return result
    }
}

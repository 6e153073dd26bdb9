internal import Preconditions
internal import Synchronization
internal import SystemServices
internal import UIKitCore

/// An index with the app's items, which a person searches.
///
/// A test reads the index by `app.system.spotlight`.
/// > Difference from Apple: the index is in memory, and is lost at the end of the program.
/// - Source: https://developer.apple.com/documentation/corespotlight/cssearchableindex
// Unchecked: all state is constant or guarded by a lock.
open class CSSearchableIndex: NSObject, @unchecked Sendable {

    /// The maximum number of bytes of the state of a batch.
    private static let maximumClientState = 250

    private struct State {
        /// The items of the batch in progress; `nil` without a batch.
        var batch: [Change]?
        weak var delegate: (any CSSearchableIndexDelegate)?
    }

    private typealias Change = @Sendable (SpotlightService) -> Void

    private let name: String
    private let state = Mutex(UncheckedSendableBox(State()))
    private static let defaultIndex = CSSearchableIndex(named: "")

    private init(named name: String) {
        self.name = name
        super.init()
        IndexDelegates.connect(self)
    }

    /// Creates an index with a name, for example one per account.
    public convenience init(name: String) { self.init(named: name) }

    /// Creates an index with a name. The protection of its file is ignored, because the index is in memory.
    public convenience init(name: String, protectionClass: FileProtectionType?) { self.init(named: name) }

    /// Returns the index of the app.
    open class func `default`() -> CSSearchableIndex {
        // Each app of a test has services of its own.
        IndexDelegates.connect(defaultIndex)
        return defaultIndex
    }

    /// Returns whether the device has an index.
    open class func isIndexingAvailable() -> Bool { SystemServices.current.spotlight.isAvailable }

    /// The delegate, which provides items again. Held weakly; `nil` by default.
    open weak var indexDelegate: (any CSSearchableIndexDelegate)? {
        get { state.withLock { UncheckedSendableBox($0.value.delegate) }.value }
        set {
            let delegate = UncheckedSendableBox(newValue)
            state.withLock { $0 = UncheckedSendableBox(State(batch: $0.value.batch, delegate: delegate.value)) }
            IndexDelegates.connect(self)
        }
    }

    /// Adds items, which replace those with the same identifiers.
    ///
    /// - Parameters:
    ///   - items: The items. Later changes of these objects do not change the index.
    ///   - completionHandler: Called on a background queue, with a ``CSIndexError`` if the index is not available.
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        let (name, updates) = (name, Set(items.filter(\.isUpdate).map(\.uniqueIdentifier)))
        let values = items.map { $0.item(in: name) }
        change(completionHandler) { $0.add(values, updates: updates) }
    }

    /// Removes the items with some identifiers. Unknown identifiers are ignored.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let name = name
        change(completionHandler) { $0.remove(Set(identifiers), from: name) }
    }

    /// Removes the items of some domains and of their subdomains: "album" removes those of "album.photos" too.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let name = name
        change(completionHandler) { $0.remove(domains: domainIdentifiers, from: name) }
    }

    /// Removes all items of this index.
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        let name = name
        change(completionHandler) { $0.removeAll(from: name) }
    }

    /// Begins a batch. Changes are applied together at its end.
    ///
    /// - Precondition: No batch of this index is in progress, and the index has a name.
    open func beginBatch() {
        precondition(!name.isEmpty, "CSSearchableIndex: the default index has no batches. Create an index with a name.")
        let isFirst = state.withLock { box in
            let old = box.value
            if old.batch == nil { box = UncheckedSendableBox(State(batch: [], delegate: old.delegate)) }
            return old.batch == nil
        }
        precondition(isFirst, "CSSearchableIndex: a batch of \(name) is in progress already. End it first.")
    }

    /// Ends a batch.
    ///
    /// - Parameters:
    ///   - clientState: The state of the app's data, of at most 250 bytes, for
    ///     ``fetchLastClientState(completionHandler:)``.
    ///   - completionHandler: Called on a background queue.
    /// - Precondition: A batch is in progress.
    open func endBatch(withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        let changes = state.withLock { box in
            let old = box.value
            box = UncheckedSendableBox(State(batch: nil, delegate: old.delegate))
            return old.batch
        }
        guard let changes else { preconditionFailure("CSSearchableIndex: no batch of \(name) is in progress. Call beginBatch() before.") }
        guard clientState.count <= Self.maximumClientState else {
            return IndexQueue.run { completionHandler?(CSIndexError(.invalidClientStateError)) }
        }
        let name = name
        change(completionHandler) { service in
            for change in changes { change(service) }
            service.setClientState(clientState, of: name)
        }
    }

    /// Passes the state of the last batch to a handler, which is called on a background queue.
    open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        let data = SystemServices.current.spotlight.clientState(of: name)
        IndexQueue.run { completionHandler(data, nil) }
    }

    private func change(_ handler: (@Sendable ((any Error)?) -> Void)?, _ change: @escaping Change) {
        let service = SystemServices.current.spotlight
        guard service.isAvailable else { return IndexQueue.run { handler?(CSIndexError(.indexUnavailableError)) } }
        let isInBatch = state.withLock { box in
            let old = box.value
            guard let batch = old.batch else { return false }
            box = UncheckedSendableBox(State(batch: batch + [change], delegate: old.delegate))
            return true
        }
        if !isInBatch { change(service) }
        IndexQueue.run { handler?(nil) }
    }
}

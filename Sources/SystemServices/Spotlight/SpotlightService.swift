import Foundation
internal import Synchronization

/// The search index of the device, with the items that the app added.
///
/// ```swift
/// #expect(app.system.spotlight.search("kebab").map(\.identifier) == ["recipe-7"])
/// app.system.spotlight.open("recipe-7")
/// ```
public final class SpotlightService: Sendable {
    /// A request of the search to the app.
    package enum Selection: Sendable {
        /// An item.
        case item(SpotlightItem)
        /// The app's own search, with a text.
        case search(String)
        /// The request to index all items again, and those with some identifiers.
        case reindex([String]?)
    }

    private struct State {
        var isAvailable = true
        var items: [SpotlightItem] = []
        var clientStates: [String: Data] = [:]
        var handler: (@MainActor @Sendable (Selection) -> Bool)?
    }

    private let state = Mutex(State())
    private let requests: RequestLog

    init(requests: RequestLog) {
        self.requests = requests
    }

    /// Whether the device has a search index; `true` by default. If `false`, indexing fails.
    public var isAvailable: Bool {
        get { state.withLock { $0.isAvailable } }
        set { state.withLock { $0.isAvailable = newValue } }
    }

    /// The items of all indexes in the order of their addition, without expired ones.
    public var items: [SpotlightItem] {
        let now = Date()
        return state.withLock { $0.items.filter { $0.expirationDate > now } }
    }

    /// Returns the items that a person finds with a text.
    ///
    /// - Parameter text: Words. Each word is the beginning of a word in one of the item's texts, ignoring case.
    public func search(_ text: String) -> [SpotlightItem] { items.filter { $0.matches(text) } }

    /// Selects an item in the search, as a person does. The app receives an activity of the type
    /// `CSSearchableItemActionType`. An app in the background enters the foreground before.
    ///
    /// - Returns: Whether the app continues the activity; `false` if there is no such item.
    @MainActor @discardableResult public func open(_ identifier: String) -> Bool {
        guard let item = items.first(where: { $0.identifier == identifier }) else { return false }
        return select(.item(item))
    }

    /// Continues a search in the app, as a person does. The app receives an activity of the type
    /// `CSQueryContinuationActionType`.
    ///
    /// - Returns: Whether the app continues the activity; `false` for an app that never used the index.
    @MainActor @discardableResult public func continueSearch(_ text: String) -> Bool { select(.search(text)) }

    /// Removes all items, as after damage of the index, and requests all items from the delegates of the app's
    /// indexes.
    ///
    /// - Returns: Whether an index has a delegate.
    @MainActor @discardableResult public func reindexAll() -> Bool {
        state.withLock { $0.items = [] }
        return select(.reindex(nil))
    }

    /// Requests some items from the delegates of the app's indexes.
    ///
    /// - Returns: Whether an index has a delegate.
    @MainActor @discardableResult public func reindex(_ identifiers: [String]) -> Bool { select(.reindex(identifiers)) }

    @MainActor private func select(_ selection: Selection) -> Bool { state.withLock { $0.handler }?(selection) ?? false }

    /// Sets the closure that passes selections to the app.
    package func onSelect(_ handler: @escaping @MainActor @Sendable (Selection) -> Bool) { state.withLock { $0.handler = handler } }

    /// Adds items, which replace those with the same identifiers.
    ///
    /// - Parameter updates: The identifiers of items whose attributes are added to those of the present item.
    package func add(_ items: [SpotlightItem], updates: Set<String> = []) {
        state.withLock { state in
            var positions: [Key: Int] = [:]
            for (position, item) in state.items.enumerated() { positions[Key(item)] = position }
            for var item in items {
                if let position = positions[Key(item)] {
                    if updates.contains(item.identifier) {
                        item.attributes = state.items[position].attributes.merging(item.attributes) { $1 }
                    }
                    state.items[position] = item
                } else {
                    positions[Key(item)] = state.items.count
                    state.items.append(item)
                }
            }
        }
        for (index, items) in Dictionary(grouping: items, by: \.index) {
            requests.record("spotlight", "indexes \(items.count) items\(index.isEmpty ? "" : " in \(index)")")
        }
    }

    private struct Key: Hashable {
        let index: String
        let identifier: String

        init(_ item: SpotlightItem) { (index, identifier) = (item.index, item.identifier) }
    }

    /// Removes the items with some identifiers from an index.
    package func remove(_ identifiers: Set<String>, from index: String) {
        removeAll("deletes \(identifiers.count) items") { $0.index == index && identifiers.contains($0.identifier) }
    }

    /// Removes the items of some domains and their subdomains from an index.
    package func remove(domains: [String], from index: String) {
        removeAll("deletes the items of \(domains.count) domains") { item in item.index == index && domains.contains { item.isIn($0) } }
    }

    /// Removes all items from an index.
    package func removeAll(from index: String) { removeAll("deletes all items") { $0.index == index } }

    private func removeAll(_ text: String, _ condition: (SpotlightItem) -> Bool) {
        state.withLock { $0.items.removeAll(where: condition) }
        requests.record("spotlight", text)
    }

    /// Records a query.
    package func recordQuery() { requests.record("spotlight", "searches") }

    /// The state of an index that the app stored with its last batch.
    package func clientState(of index: String) -> Data? { state.withLock { $0.clientStates[index] } }

    package func setClientState(_ data: Data, of index: String) { state.withLock { $0.clientStates[index] = data } }

    /// The indexed items, which the person can open.
    package var panelSection: PanelSection {
        PanelSection(
            title: "Search Index",
            rows: items.prefix(100).map { item in
                PanelRow(
                    title: item.title.isEmpty ? item.identifier : item.title, value: item.domain ?? "",
                    choices: [PanelRow.Choice("Open") { [weak self] in self?.open(item.identifier) }])
            })
    }
}

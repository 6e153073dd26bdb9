import UIKitEngines

/// The hierarchical items of a section. The children of an item are visible while the item is expanded.
///
/// - Source: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    var store = OutlineStore<ItemIdentifierType>()

    /// Creates a snapshot without items.
    public init() {}

    private init(store: OutlineStore<ItemIdentifierType>) { self.store = store }

    private func check(_ fault: String?) {
        if let fault { preconditionFailure("NSDiffableDataSourceSectionSnapshot: \(fault)") }
    }

    // MARK: - Queries

    /// All items, visible or not. The children of an item follow the item.
    public var items: [ItemIdentifierType] { store.flattened(onlyVisible: false) }
    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { store.roots }
    /// The visible items.
    public var visibleItems: [ItemIdentifierType] { store.flattened(onlyVisible: true) }

    /// Returns whether an item is in the snapshot.
    public func contains(_ item: ItemIdentifierType) -> Bool { store.contains(item) }
    /// Returns whether an item is visible: all its ancestors are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { store.isVisible(item) }
    /// Returns whether an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { store.isExpanded(item) }
    /// Returns the index of an item among all items; `nil` if the item is not in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// Returns the parent of an item; `nil` for a root item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { store.parent(of: child) }

    /// Returns the level of an item: the number of its ancestors, 0 for a root item.
    ///
    /// - Precondition: The item is in the snapshot.
    public func level(of item: ItemIdentifierType) -> Int {
        check(store.contains(item) ? nil : "the item \(item) is not in the snapshot. Append it first.")
        return store.level(of: item)
    }

    /// Returns the descendants of an item as a separate snapshot.
    ///
    /// - Precondition: The item is in the snapshot.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        check(store.contains(parent) ? nil : "the item \(parent) is not in the snapshot. Append it first.")
        return Self(store: store.subtree(of: parent, includingItem: includingParent))
    }

    /// Returns a description with one line per item. A line begins with a minus if the item is expanded, a plus if
    /// collapsed, and an asterisk if it has no children.
    public func visualDescription() -> String {
        items.map { item in
            let parentMarker = store.isExpanded(item) ? "-" : "+"
            let marker = store.children(of: item).isEmpty ? "*" : parentMarker
            return String(repeating: "  ", count: store.level(of: item)) + "\(marker) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: - Changes

    /// Appends items to the children of `parent`. Without a parent, appends root items.
    ///
    /// - Precondition: None of the items is in the snapshot. The parent is in the snapshot.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        check(store.append(items, to: parent))
    }

    /// Inserts items before another item, with the same parent.
    ///
    /// - Precondition: The other item is in the snapshot. None of the new items is.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        check(store.insert(items, beside: item, offset: 0))
    }

    /// Inserts items after another item, with the same parent.
    ///
    /// - Precondition: The other item is in the snapshot. None of the new items is.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        check(store.insert(items, beside: item, offset: 1))
    }

    /// Inserts the items of another snapshot before an item, with the same parent.
    ///
    /// - Precondition: The item is in the snapshot. None of the new items is.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) { insert(snapshot, beside: item, offset: 0) }

    /// Inserts the items of another snapshot after an item, with the same parent.
    ///
    /// - Precondition: The item is in the snapshot. None of the new items is.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) { insert(snapshot, beside: item, offset: 1) }

    private mutating func insert(_ snapshot: Self, beside item: ItemIdentifierType, offset: Int) {
        check(store.insert(snapshot.rootItems, beside: item, offset: offset))
        for root in snapshot.rootItems {
            check(store.append(snapshot.store.subtree(of: root, includingItem: false), to: root))
            store.setExpanded([root], snapshot.isExpanded(root))
        }
    }

    /// Replaces the children of an item with the items of another snapshot.
    ///
    /// - Precondition: The item is in the snapshot. None of the new items is.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        check(store.replace(childrenOf: parent, with: snapshot.store))
    }

    /// Deletes items and their descendants. Items that are not in the snapshot are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) { store.remove(items) }
    /// Deletes all items.
    public mutating func deleteAll() { store.removeAll() }
    /// Expands items, which shows their children.
    public mutating func expand(_ items: [ItemIdentifierType]) { store.setExpanded(items, true) }
    /// Collapses items, which hides their children.
    public mutating func collapse(_ items: [ItemIdentifierType]) { store.setExpanded(items, false) }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

import UIKitEngines

/// What one section shows: items, some of which belong to others and are seen when those are expanded.
///
/// - Source: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    var store = OutlineStore<ItemIdentifierType>()

    /// Makes a snapshot without items.
    public init() {}

    private init(store: OutlineStore<ItemIdentifierType>) { self.store = store }

    private func check(_ fault: String?) {
        if let fault { preconditionFailure("NSDiffableDataSourceSectionSnapshot: \(fault)") }
    }

    // MARK: - Questions

    /// All items, seen or not; those that belong to one right behind it.
    public var items: [ItemIdentifierType] { store.flattened(onlyVisible: false) }
    /// Items that belong to no other.
    public var rootItems: [ItemIdentifierType] { store.roots }
    /// Items that are seen.
    public var visibleItems: [ItemIdentifierType] { store.flattened(onlyVisible: true) }

    /// Whether an item is in the snapshot.
    public func contains(_ item: ItemIdentifierType) -> Bool { store.contains(item) }
    /// Whether an item is seen: all that it belongs to are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { store.isVisible(item) }
    /// Whether what belongs to an item is seen.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { store.isExpanded(item) }
    /// The place of an item among all; `nil` if it is not in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// The item that another belongs to; `nil` for none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { store.parent(of: child) }

    /// How many items another belongs to: 0 for root items.
    ///
    /// - Precondition: the item is in the snapshot.
    public func level(of item: ItemIdentifierType) -> Int {
        check(store.contains(item) ? nil : "the item \(item) is not in the snapshot. Append it first.")
        return store.level(of: item)
    }

    /// What belongs to an item, as a snapshot of its own.
    ///
    /// - Precondition: the item is in the snapshot.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        check(store.contains(parent) ? nil : "the item \(parent) is not in the snapshot. Append it first.")
        return Self(store: store.part(of: parent, includingItem: includingParent))
    }

    /// The items in words, one a line: expanded ones with a minus, others with a plus.
    public func visualDescription() -> String {
        items.map { item in
            let sign = store.children(of: item).isEmpty ? "*" : store.isExpanded(item) ? "-" : "+"
            return String(repeating: "  ", count: store.level(of: item)) + "\(sign) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: - Changes

    /// Adds items at the end of those of `parent`; at the end of all for `nil`.
    ///
    /// - Precondition: no item is in the snapshot already, and the parent is.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        check(store.append(items, to: parent))
    }

    /// Adds items right before another one, belonging to what that belongs to.
    ///
    /// - Precondition: that one is in the snapshot, and none of the new ones is.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        check(store.insert(items, beside: item, offset: 0))
    }

    /// Adds items right after another one, belonging to what that belongs to.
    ///
    /// - Precondition: that one is in the snapshot, and none of the new ones is.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        check(store.insert(items, beside: item, offset: 1))
    }

    /// Adds the items of another snapshot before one, belonging to what that belongs to.
    ///
    /// - Precondition: that one is in the snapshot, and none of the new ones is.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) { insert(snapshot, beside: item, offset: 0) }

    /// Adds the items of another snapshot after one, belonging to what that belongs to.
    ///
    /// - Precondition: that one is in the snapshot, and none of the new ones is.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) { insert(snapshot, beside: item, offset: 1) }

    private mutating func insert(_ snapshot: Self, beside item: ItemIdentifierType, offset: Int) {
        check(store.insert(snapshot.rootItems, beside: item, offset: offset))
        for root in snapshot.rootItems {
            check(store.graft(snapshot.store.part(of: root, includingItem: false), onto: root))
            store.setExpanded([root], snapshot.isExpanded(root))
        }
    }

    /// Puts the items of another snapshot in place of those that belong to an item.
    ///
    /// - Precondition: the item is in the snapshot, and none of the new ones is.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        check(store.replace(childrenOf: parent, with: snapshot.store))
    }

    /// Takes items away with all that belongs to them. Those that are not there are passed over.
    public mutating func delete(_ items: [ItemIdentifierType]) { store.remove(items) }
    /// Takes all items away.
    public mutating func deleteAll() { store.removeAll() }
    /// Shows what belongs to items.
    public mutating func expand(_ items: [ItemIdentifierType]) { store.setExpanded(items, true) }
    /// Hides what belongs to items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { store.setExpanded(items, false) }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

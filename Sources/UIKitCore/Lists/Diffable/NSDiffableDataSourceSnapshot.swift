import UIKitEngines

// Snapshots and their comparison.
//
// The changes between two snapshots are found by `OrderDiff`, first for the sections and then for the items of each
// section that is in both snapshots. The common prefix and suffix are skipped. A hash table of the old identifiers
// then finds the deleted and the inserted identifiers. Of the identifiers in both orders, the longest increasing
// subsequence of old positions does not move (patience sorting); all other identifiers are moves. An item that was
// deleted from one section and inserted into another is a move as well. The cost is O(n) for n items, plus O(m log m)
// for the m items between the common prefix and suffix. The list receives the result as one batch update. Reloads are
// added to the update by the old positions of their identifiers.

/// The sections and items of a list at a point in time. All identifiers are unique.
///
/// Appending, deleting and comparing take linear time.
/// - Source: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    var store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()
    /// The items whose cells are replaced.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are reconfigured.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose cells, headers and footers are replaced.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    init(store: SnapshotStore<SectionIdentifierType, ItemIdentifierType>) { self.store = store }

    // MARK: - Queries

    /// The number of items in all sections.
    public var numberOfItems: Int { store.itemCount }
    /// The number of sections.
    public var numberOfSections: Int { store.sections.count }
    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { store.sections }
    /// The items of all sections in order.
    public var itemIdentifiers: [ItemIdentifierType] { Array(store.items.joined()) }

    /// Returns the number of items in a section.
    ///
    /// - Precondition: The section is in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items(of: identifier).count }

    /// Returns the items of a section in order.
    ///
    /// - Precondition: The section is in the snapshot.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { items(of: identifier) }

    private func items(of section: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let index = store.index(ofSection: section) else {
            preconditionFailure("NSDiffableDataSourceSnapshot: the section \(section) is not in the snapshot. Append it first.")
        }
        return store.items[index]
    }

    /// Returns the section that contains an item; `nil` if the item is not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { store.section(of: identifier) }

    /// Returns the index of an item among the items of all sections; `nil` if the item is not in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        store.position(of: identifier).map { path in store.items[..<path.section].reduce(path.item) { $0 + $1.count } }
    }

    /// Returns the index of a section; `nil` if the section is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { store.index(ofSection: identifier) }

    // MARK: - Items

    private func check(_ fault: String?) {
        if let fault { preconditionFailure("NSDiffableDataSourceSnapshot: \(fault)") }
    }

    /// Appends items to a section. Without a section, appends to the last one.
    ///
    /// - Precondition: The section exists, and none of the items is in the snapshot.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        check(store.append(identifiers, to: sectionIdentifier))
    }

    /// Inserts items before another item.
    ///
    /// - Precondition: The other item is in the snapshot. None of the new items is.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        check(store.insert(identifiers, beside: beforeIdentifier, offset: 0))
    }

    /// Inserts items after another item.
    ///
    /// - Precondition: The other item is in the snapshot. None of the new items is.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        check(store.insert(identifiers, beside: afterIdentifier, offset: 1))
    }

    /// Deletes items.
    ///
    /// - Precondition: The items are in the snapshot.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { check(store.remove(identifiers)) }

    /// Deletes all items, but no sections.
    public mutating func deleteAllItems() { store.removeAllItems() }

    /// Moves an item before another item.
    ///
    /// - Precondition: Both items are in the snapshot.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        check(store.move(identifier, beside: toIdentifier, offset: 0))
    }

    /// Moves an item after another item.
    ///
    /// - Precondition: Both items are in the snapshot.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        check(store.move(identifier, beside: toIdentifier, offset: 1))
    }

    /// Requests new cells for items.
    ///
    /// - Precondition: The items are in the snapshot.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        checkItems(identifiers)
        reloadedItemIdentifiers += identifiers
    }

    /// Requests that the existing cells of items are configured again.
    ///
    /// - Precondition: The items are in the snapshot.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        checkItems(identifiers)
        reconfiguredItemIdentifiers += identifiers
    }

    private func checkItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where store.section(of: item) == nil {
            preconditionFailure("NSDiffableDataSourceSnapshot: the item \(item) to update is not in the snapshot. Append it first.")
        }
    }

    // MARK: - Sections

    /// Appends sections.
    ///
    /// - Precondition: None of the sections is in the snapshot.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        check(store.insert(identifiers, at: store.sections.count))
    }

    /// Inserts sections before another section.
    ///
    /// - Precondition: The other section is in the snapshot. None of the new sections is.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        check(store.insert(identifiers, at: sectionIndex(of: toIdentifier)))
    }

    /// Inserts sections after another section.
    ///
    /// - Precondition: The other section is in the snapshot. None of the new sections is.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        check(store.insert(identifiers, at: sectionIndex(of: toIdentifier) + 1))
    }

    private func sectionIndex(of section: SectionIdentifierType) -> Int {
        guard let index = store.index(ofSection: section) else {
            preconditionFailure("NSDiffableDataSourceSnapshot: the section \(section) to insert before or after is not in the snapshot.")
        }
        return index
    }

    /// Deletes sections with their items.
    ///
    /// - Precondition: The sections are in the snapshot.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { check(store.remove(identifiers)) }

    /// Moves a section with its items before another section.
    ///
    /// - Precondition: Both sections are in the snapshot.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        check(store.move(identifier, beside: toIdentifier, offset: 0))
    }

    /// Moves a section with its items after another section.
    ///
    /// - Precondition: Both sections are in the snapshot.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        check(store.move(identifier, beside: toIdentifier, offset: 1))
    }

    /// Requests new headers, footers and cells for sections.
    ///
    /// - Precondition: The sections are in the snapshot.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers { _ = items(of: section) }
        reloadedSectionIdentifiers += identifiers
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot {
    /// Returns the changes that update a list from `old` to this snapshot.
    func changes(from old: SnapshotStore<SectionIdentifierType, ItemIdentifierType>) -> ItemChanges {
        var result = old.changes(to: store)
        let sections = reloadedSectionIdentifiers.compactMap { old.index(ofSection: $0) }
        result.reloadedSections = IndexSet(sections).subtracting(result.deletedSections)
        result.reloaded = old.paths(of: reloadedItemIdentifiers)
        return result
    }
}

extension SnapshotStore {
    /// Returns the index paths of items, with a single pass over their sections.
    func paths(of identifiers: [Item]) -> [IndexPath] {
        identifiers.isEmpty ? [] : indexPaths(of: identifiers).values.sorted()
    }
}

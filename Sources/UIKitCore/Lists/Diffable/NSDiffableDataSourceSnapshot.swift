import UIKitEngines

/// What a list shows at one time: sections and items by identifiers, each of which occurs once.
///
/// Appending, deleting and comparing take time in proportion to the items.
/// - Source: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    var store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()
    /// Items whose cells are asked for anew.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// Items whose cells are filled anew.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// Sections of which everything is asked for anew.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Makes a snapshot without sections.
    public init() {}

    init(store: SnapshotStore<SectionIdentifierType, ItemIdentifierType>) { self.store = store }

    // MARK: - Questions

    /// How many items there are in all sections.
    public var numberOfItems: Int { store.itemCount }
    /// How many sections there are.
    public var numberOfSections: Int { store.sections.count }
    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { store.sections }
    /// The items of all sections in order.
    public var itemIdentifiers: [ItemIdentifierType] { Array(store.items.joined()) }

    /// How many items a section has.
    ///
    /// - Precondition: the section is in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items(of: identifier).count }

    /// The items of a section in order.
    ///
    /// - Precondition: the section is in the snapshot.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { items(of: identifier) }

    private func items(of section: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let place = store.place(ofSection: section) else {
            preconditionFailure("NSDiffableDataSourceSnapshot: the section \(section) is not in the snapshot. Append it first.")
        }
        return store.items[place]
    }

    /// The section that an item is in; `nil` if it is in none.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { store.home(of: identifier) }

    /// The place of an item among those of all sections; `nil` if it is in none.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        store.place(of: identifier).map { place in store.items[..<place.section].reduce(place.item) { $0 + $1.count } }
    }

    /// The place of a section; `nil` if it is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { store.place(ofSection: identifier) }

    // MARK: - Items

    private func check(_ fault: String?) {
        if let fault { preconditionFailure("NSDiffableDataSourceSnapshot: \(fault)") }
    }

    /// Adds items at the end of a section; of the last one for `nil`.
    ///
    /// - Precondition: there is such a section, and no item is in the snapshot already.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        check(store.append(identifiers, to: sectionIdentifier))
    }

    /// Adds items right before another one.
    ///
    /// - Precondition: that one is in the snapshot, and none of the new ones is.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        check(store.insert(identifiers, beside: beforeIdentifier, offset: 0))
    }

    /// Adds items right after another one.
    ///
    /// - Precondition: that one is in the snapshot, and none of the new ones is.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        check(store.insert(identifiers, beside: afterIdentifier, offset: 1))
    }

    /// Takes items away.
    ///
    /// - Precondition: they are in the snapshot.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { check(store.remove(identifiers)) }

    /// Takes all items away; the sections stay.
    public mutating func deleteAllItems() { store.removeAllItems() }

    /// Puts an item right before another one.
    ///
    /// - Precondition: both are in the snapshot.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        check(store.move(identifier, beside: toIdentifier, offset: 0))
    }

    /// Puts an item right after another one.
    ///
    /// - Precondition: both are in the snapshot.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        check(store.move(identifier, beside: toIdentifier, offset: 1))
    }

    /// Has new cells asked for.
    ///
    /// - Precondition: the items are in the snapshot.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        checkItems(identifiers)
        reloadedItemIdentifiers += identifiers
    }

    /// Has the cells that show the items filled anew.
    ///
    /// - Precondition: the items are in the snapshot.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        checkItems(identifiers)
        reconfiguredItemIdentifiers += identifiers
    }

    private func checkItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where store.home(of: item) == nil {
            preconditionFailure("NSDiffableDataSourceSnapshot: the item \(item) to show anew is not in the snapshot. Append it first.")
        }
    }

    // MARK: - Sections

    /// Adds sections at the end.
    ///
    /// - Precondition: none is in the snapshot already.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        check(store.insert(identifiers, at: store.sections.count))
    }

    /// Adds sections right before another one.
    ///
    /// - Precondition: that one is in the snapshot, and none of the new ones is.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        check(store.insert(identifiers, at: place(of: toIdentifier)))
    }

    /// Adds sections right after another one.
    ///
    /// - Precondition: that one is in the snapshot, and none of the new ones is.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        check(store.insert(identifiers, at: place(of: toIdentifier) + 1))
    }

    private func place(of section: SectionIdentifierType) -> Int {
        guard let place = store.place(ofSection: section) else {
            preconditionFailure("NSDiffableDataSourceSnapshot: the section \(section) to insert beside is not in the snapshot.")
        }
        return place
    }

    /// Takes sections with their items away.
    ///
    /// - Precondition: they are in the snapshot.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { check(store.remove(identifiers)) }

    /// Puts a section with its items right before another one.
    ///
    /// - Precondition: both are in the snapshot.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        check(store.move(identifier, beside: toIdentifier, offset: 0))
    }

    /// Puts a section with its items right after another one.
    ///
    /// - Precondition: both are in the snapshot.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        check(store.move(identifier, beside: toIdentifier, offset: 1))
    }

    /// Has headers, footers and cells of sections asked for anew.
    ///
    /// - Precondition: they are in the snapshot.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers { _ = items(of: section) }
        reloadedSectionIdentifiers += identifiers
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot {
    /// What a list has to be told to go from `old` to this snapshot.
    func changes(from old: SnapshotStore<SectionIdentifierType, ItemIdentifierType>) -> ItemChanges {
        var result = old.changes(to: store)
        let sections = reloadedSectionIdentifiers.compactMap { old.place(ofSection: $0) }
        result.reloadedSections = IndexSet(sections).subtracting(result.deletedSections)
        result.reloaded = old.paths(of: reloadedItemIdentifiers)
        return result
    }
}

extension SnapshotStore {
    /// The places of some items, in one pass over their sections.
    func paths(of wanted: [Item]) -> [IndexPath] {
        wanted.isEmpty ? [] : places(of: wanted).values.sorted()
    }
}

import UIKitEngines

extension UICollectionViewDiffableDataSource {
    func canReorder(_ path: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section) else { return false }
        // A drag moves only a single row. The visible children of an expanded item would keep their index paths, so an
        // expanded item cannot be moved.
        if let outline = outlines[section], outline.isExpanded(item), !outline.snapshot(of: item).items.isEmpty { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Applies the user's move to the snapshots, and calls the reordering handlers.
    func reorder(_ source: IndexPath, _ target: IndexPath) {
        guard let item = itemIdentifier(for: source), let from = sectionIdentifier(for: source.section),
            let to = sectionIdentifier(for: target.section)
        else { return }
        let before = snapshot()
        var sections = [from: snapshot(for: from)]
        sections[to] = snapshot(for: to)
        let oldSections = sections
        let movedItems = removeSubtree(of: item, in: from, &sections)
        sections[to]?.insertItems(movedItems, at: target.item)
        let after = replacingItems(before, with: sections)
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: before, finalSnapshot: after, difference: after.itemIdentifiers.difference(from: before.itemIdentifiers),
            sectionTransactions: (from == to ? [from] : before.sectionIdentifiers.filter { $0 == from || $0 == to }).compactMap {
                section in
                guard let first = oldSections[section], let last = sections[section] else { return nil }
                return NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: section, initialSnapshot: first, finalSnapshot: last,
                    difference: last.items.difference(from: first.items))
            })
        reorderingHandlers.willReorder?(transaction)
        for section in [from, to] where outlines[section] != nil { outlines[section] = sections[section] }
        currentStore = after.store
        reorderingHandlers.didReorder?(transaction)
    }

    /// Removes an item with its descendants from its section, and returns them.
    private func removeSubtree(
        of item: ItemIdentifierType, in section: SectionIdentifierType,
        _ sections: inout [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        guard let sectionSnapshot = sections[section] else { return .init() }
        let removedSnapshot = sectionSnapshot.snapshot(of: item, includingParent: true)
        sections[section]?.delete([item])
        return removedSnapshot
    }

    private func replacingItems(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        with sections: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    ) -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        var result = snapshot
        // All items are removed before any is inserted, because an item can be in only one section.
        for section in sections.keys { _ = result.store.replaceItems(of: section, with: []) }
        for (section, items) in sections {
            if let fault = result.store.replaceItems(of: section, with: items.visibleItems) {
                preconditionFailure("UICollectionViewDiffableDataSource: \(fault)")
            }
        }
        return result
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// Inserts items before the visible item at an index, with the same parent as that item. Behind the last index,
    /// inserts the items after the last visible item.
    fileprivate mutating func insertItems(_ part: Self, at index: Int) {
        let visible = visibleItems
        if index < visible.count { return insert(part, before: visible[index]) }
        guard let last = visible.last else { return append(part) }
        insert(part, after: last)
    }

    private mutating func append(_ part: Self) {
        append(part.rootItems)
        for root in part.rootItems where !part.snapshot(of: root).items.isEmpty {
            replace(childrenOf: root, using: part.snapshot(of: root))
            if part.isExpanded(root) { expand([root]) }
        }
    }
}

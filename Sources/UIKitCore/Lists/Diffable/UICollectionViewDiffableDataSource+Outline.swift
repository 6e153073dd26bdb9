import UIKitEngines

extension UICollectionViewDiffableDataSource {
    func applyOutline(
        _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType, animated: Bool,
        completion: (() -> Void)?
    ) {
        var newSnapshot = snapshot()
        if newSnapshot.indexOfSection(section) == nil { newSnapshot.appendSections([section]) }
        if let fault = newSnapshot.store.replaceItems(of: section, with: outline.visibleItems) {
            preconditionFailure("UICollectionViewDiffableDataSource: \(fault)")
        }
        outlines[section] = outline
        applyDifferences(newSnapshot, animated: animated, completion: completion)
        refreshOutline()
    }

    /// Updates the visible cells, because the level or the expansion of their items may have changed.
    private func refreshOutline() {
        guard let list else { return }
        for cell in list.visibleCells {
            guard let cell = cell as? UICollectionViewListCell else { continue }
            cell.setNeedsUpdateConfiguration()
            cell.setNeedsLayout()
        }
    }

    private func outlineItem(_ indexPath: IndexPath) -> (section: SectionIdentifierType, item: ItemIdentifierType)? {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
            outlines[section]?.contains(item) == true
        else { return nil }
        return (section, item)
    }

    func isExpandedInOutline(_ indexPath: IndexPath) -> Bool {
        guard let (section, item) = outlineItem(indexPath) else { return false }
        return outlines[section]?.isExpanded(item) ?? false
    }

    func levelInOutline(_ indexPath: IndexPath) -> Int? {
        guard let (section, item) = outlineItem(indexPath) else { return nil }
        return outlines[section]?.level(of: item)
    }

    /// Expands or collapses an item that the user tapped.
    func toggleInOutline(_ indexPath: IndexPath) {
        guard let (section, item) = outlineItem(indexPath), var outline = outlines[section] else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let provide = handlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: provide(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        applyOutline(outline, in: section, animated: true, completion: nil)
    }

    /// Updates the outlines for the current items: removes deleted items from the outline of their section. Discards
    /// the outline of a section with items that are not in the outline.
    func trimOutlines() {
        for (section, outline) in outlines {
            guard let index = currentStore.index(ofSection: section) else {
                outlines[section] = nil
                continue
            }
            let visibleItems = outline.visibleItems
            guard visibleItems != currentStore.items[index] else { continue }
            let currentItems = Set(currentStore.items[index])
            let outlineItems = Set(visibleItems)
            guard currentItems.isSubset(of: outlineItems) else {
                outlines[section] = nil
                continue
            }
            outlines[section]?.delete(visibleItems.filter { !currentItems.contains($0) })
        }
    }
}

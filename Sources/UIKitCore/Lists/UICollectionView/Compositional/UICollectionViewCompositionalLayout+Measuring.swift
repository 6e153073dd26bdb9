import UIKitEngines

extension UICollectionViewCompositionalLayout {
    /// The smallest difference between sizes that causes a new layout, in pixels. A size that was measured for another
    /// scale can differ by a third of a point, and causes a new layout.
    private static let minimumDifference: CGFloat = 0.1

    func needsNewLayout(_ preferredAttributes: UICollectionViewLayoutAttributes, _ originalAttributes: UICollectionViewLayoutAttributes)
        -> Bool
    {
        let scale = max(1, collectionView?.pixelsPerPoint ?? 1)
        let size = originalAttributes.hints.exactSize ?? originalAttributes.size
        let width = abs(preferredAttributes.size.width - size.width) * scale
        let height = abs(preferredAttributes.size.height - size.height) * scale
        return ((originalAttributes.hints.selfSizesWidth ?? false) && width >= Self.minimumDifference)
            || ((originalAttributes.hints.selfSizesHeight ?? false) && height >= Self.minimumDifference)
    }

    /// Discards the invalidated state. The preferred size of a single view is only stored; the sections are not
    /// requested again.
    func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
        guard let (element, size) = context.measured else {
            state.invalidateGeometry()
            if context.invalidateEverything { state.sizes = [:] }
            return
        }
        guard element.indexPath.count == 2, state.geometry != nil else { return }
        let section = element.indexPath.section
        switch element.kind {
        case .cell: _ = state.geometry?.measure([element.indexPath.item: size], in: section)
        case .supplementary(let kind):
            guard state.definitions.indices.contains(section) else { return }
            let items = state.definitions[section].boundarySupplementaryItems
            let sameKind = items.indices.filter { items[$0].elementKind == kind }
            guard sameKind.indices.contains(element.indexPath.item) else { return }
            _ = state.geometry?.measure(size, ofBoundary: sameKind[element.indexPath.item], in: section)
        case .decoration: break
        }
    }

    /// Moves the measured sizes with their items.
    func move(_ mapping: ItemMapping) {
        state.invalidateGeometry()
        var movedSizes: [Int: CompositionalLayoutState.Sizes] = [:]
        for (section, sizes) in state.sizes {
            for (item, size) in sizes.items {
                guard let path = mapping.newPath(of: IndexPath(item: item, section: section)) else { continue }
                movedSizes[path.section, default: .init()].items[path.item] = size
            }
            guard let new = mapping.newPath(of: IndexPath(index: section))?.first else { continue }
            movedSizes[new, default: .init()].boundaries = sizes.boundaries
        }
        state.sizes = movedSizes
    }

    /// Calls the sections' handlers, which can change the visible items.
    func runVisibleItemsHandlers() {
        guard let list = collectionView, let environment = state.environment else { return }
        for (sectionIndex, definition) in state.definitions.enumerated() {
            guard let handler = definition.visibleItemsInvalidationHandler else { continue }
            let indices = list.collection.tiles.indices.filter { index in
                let tile = list.collection.tiles[index]
                return tile.view != nil && tile.element.indexPath.count == 2 && tile.element.indexPath.section == sectionIndex
            }
            let items = indices.compactMap { index in
                (list.collection.tiles[index].attributes.copy() as? UICollectionViewLayoutAttributes).map {
                    CompositionalVisibleItem($0, index: index)
                }
            }
            guard !items.isEmpty else { continue }
            handler(items, list.collection.orthogonalScrollViews[sectionIndex]?.contentOffset ?? list.contentOffset, environment)
            for item in items where item.index < list.collection.tiles.count {
                if let view = list.collection.tiles[item.index].view { list.applyAttributes(view, item.attributes) }
            }
        }
    }
}

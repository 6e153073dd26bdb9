extension UICollectionView {
    /// The visible cells. A cell that remains outside of the visible area because it contains the first responder is
    /// not included.
    var visibleCellsWithPaths: [(view: UICollectionViewCell, path: IndexPath)] {
        collection.tiles.compactMap { tile in
            guard tile.element.kind == .cell, let cell = tile.view as? UICollectionViewCell, !(cell is GapCell) else { return nil }
            guard !containsFirstResponder(cell) || scrolledFrame(of: tile).meets(bounds) else { return nil }
            return (cell, tile.element.indexPath)
        }
    }

    func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
        view(of: CollectionElement(kind: .cell, indexPath: indexPath)) as? UICollectionViewCell
    }

    func path(of cell: UICollectionViewCell) -> IndexPath? {
        collection.tiles.first { $0.view === cell }?.element.indexPath
    }

    func item(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let pointRect = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
        let hits = (collection.layout.layoutAttributesForElements(in: pointRect) ?? []).filter { attributes in
            attributes.representedElementCategory == .cell && !attributes.isHidden && scrolledFrame(of: attributes).contains(point)
        }
        return hits.max { $0.zIndex < $1.zIndex }?.indexPath
    }

    /// Returns the visible supplementary views of a kind.
    func visibleViewsWithPaths(_ elementKind: String) -> [(view: UICollectionReusableView, path: IndexPath)] {
        collection.tiles.compactMap { tile in
            guard tile.element.kind == .supplementary(elementKind), let view = tile.view else { return nil }
            return (view, tile.element.indexPath)
        }
    }

    /// Returns the index path of the element that a supplementary view represents; `nil` if the view represents none.
    public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        guard let element = collection.tiles.first(where: { $0.view === supplementaryView })?.element else { return nil }
        guard case .supplementary = element.kind else { return nil }
        return element.indexPath
    }

    func itemAttributes(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2 else { return nil }
        prepareLayoutIfNeeded()
        return collection.layout.layoutAttributesForItem(at: indexPath)
    }

    func viewAttributes(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collection.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// The number of views that the collection view has created, and the number of reuses.
    package var reuseCounters: (made: Int, reused: Int) { (reuse.createdCount, reuse.pool.reused) }

    func view(of element: CollectionElement) -> UICollectionReusableView? {
        collection.tiles.first { $0.element == element }?.view
    }

    /// Returns the attributes of an element, from the tiles or from the layout.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        if !collection.needsTiles, let tile = collection.tiles.first(where: { $0.element == element }) { return tile.attributes }
        return switch element.kind {
        case .cell: layoutAttributesForItem(at: element.indexPath)
        case .supplementary(let kind): layoutAttributesForSupplementaryElement(ofKind: kind, at: element.indexPath)
        case .decoration(let kind): collection.layout.layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
        }
    }
}

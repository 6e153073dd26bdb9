import UIKitEngines

extension UICollectionView {
    var gap: ItemArrangement? { collection.gap }

    func rowPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point).flatMap { isPlaceholder($0) ? nil : $0 } }

    func dropPath(at point: CGPoint) -> IndexPath? {
        if let gap = collection.gap { return targetIndexPath(gap.current, at: point) }
        if let path = indexPathForItem(at: point) { return path }
        let counts = counts()
        guard let last = counts.indices.last else { return nil }
        guard let section = counts.lastIndex(where: { $0 > 0 }) else { return IndexPath(item: 0, section: last) }
        let lastFrame = presentedFrame(at: IndexPath(item: counts[section] - 1, section: section)) ?? .zero
        let isAfterLastItem = point.y > lastFrame.maxY || (point.y >= lastFrame.minY && point.x > lastFrame.maxX)
        return isAfterLastItem ? IndexPath(item: counts[section], section: section) : nil
    }

    func visibleCell(at path: IndexPath) -> (any DraggableCell)? { cellForItem(at: path) }

    func presentedFrame(at path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path).map { scrolledFrame(of: $0) } }

    func openDropGap(at path: IndexPath, for source: IndexPath?, size: CGSize) {
        guard collection.movement == nil, collection.batchDepth == 0 else { return }
        if let gap = collection.gap, gap.source != source { endArrangement(animated: false) }
        guard let source else {
            guard collection.gap != nil else { return insertGap(at: path) }
            return rearrange(within: path)
        }
        if collection.gap == nil { collection.gap = ItemArrangement(moving: source) }
        rearrange(within: path)
    }

    private func insertGap(at path: IndexPath) {
        guard ItemArrangement(gapAt: path).allows(path, counts: counts()) else { return }
        openGap(at: path)
    }

    /// Moves the gap within a section, at most to the end of the section.
    private func rearrange(within path: IndexPath) {
        guard let gap = collection.gap, dataCounts.indices.contains(path.section) else { return }
        let lastItem = dataCounts[path.section] - (gap.source?.section == path.section ? 1 : 0)
        rearrange(to: IndexPath(item: min(path.item, lastItem), section: path.section))
    }

    func closeDropGap(animated: Bool) { if collection.gap != nil { endArrangement(animated: animated) } }

    /// Notifies the data source of the move of an item that is already presented at its new index path.
    func applyMove(from source: IndexPath, to target: IndexPath) {
        let gap = collection.gap
        collection.gap = nil
        guard commitMove(from: source, to: target) else {
            collection.gap = gap
            return
        }
        if collection.counts != nil { invalidateCounts() }
    }
}

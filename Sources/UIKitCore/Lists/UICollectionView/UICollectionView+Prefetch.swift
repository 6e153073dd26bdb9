extension UICollectionView {
    /// Tells the prefetching data source of items around what shows, the nearest first, and which of the former are far now.
    func prefetch(visible: CGRect) {
        guard isPrefetchingEnabled, !prefetchHub.isEmpty, window != nil else { return }
        let middle = CGPoint(x: visible.midX, y: visible.midY)
        var near: [(distance: CGFloat, path: IndexPath)] = []
        var covered: Set<IndexPath> = []
        for tile in collection.tiles where tile.element.kind == .cell {
            covered.insert(tile.element.indexPath)
            guard tile.view == nil, !tile.frame.intersects(visible) else { continue }
            near.append((abs(tile.frame.midX - middle.x) + abs(tile.frame.midY - middle.y), tile.element.indexPath))
        }
        let far = collection.prefetched.subtracting(covered).sorted()
        collection.prefetched.subtract(far)
        let new = near.sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map(\.path)
            .filter { !collection.prefetched.contains($0) }
        collection.prefetched.formUnion(new)
        if !far.isEmpty { prefetchHub.tell { $0.collectionView(self, cancelPrefetchingForItemsAt: far) } }
        if !new.isEmpty { prefetchHub.tell { $0.collectionView(self, prefetchItemsAt: new) } }
    }
}

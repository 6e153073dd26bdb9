extension UICollectionView {
    /// Notifies the prefetching data source of the items around the visible area, the nearest first. Cancels the
    /// prefetching of items that are no longer near.
    func prefetch(visible: CGRect) {
        guard isPrefetchingEnabled, !scroll.isMeasuringAhead, !prefetchHub.isEmpty, window != nil else { return }
        let middle = CGPoint(x: visible.midX, y: visible.midY)
        var candidates: [(distance: CGFloat, path: IndexPath)] = []
        var coveredPaths: Set<IndexPath> = []
        for tile in collection.tiles where tile.element.kind == .cell {
            guard !isPlaceholder(tile.element.indexPath) else { continue }
            let path = dataPath(tile.element.indexPath)
            coveredPaths.insert(path)
            let frame = scrolledFrame(of: tile)
            guard tile.view == nil, !frame.meets(visible) else { continue }
            candidates.append((abs(frame.midX - middle.x) + abs(frame.midY - middle.y), path))
        }
        let nearestPaths = candidates.sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map(\.path)
        let (started, cancelled) = collection.prefetch.update(near: nearestPaths, covered: coveredPaths)
        if !cancelled.isEmpty { prefetchHub.notify { $0.collectionView(self, cancelPrefetchingForItemsAt: cancelled) } }
        if !started.isEmpty { prefetchHub.notify { $0.collectionView(self, prefetchItemsAt: started) } }
    }
}

import UIKitEngines

extension UICollectionView {
    /// Notes a change; carries it out unless a batch is being collected.
    func change(_ note: (inout ItemChanges) -> Void) {
        if collection.batchDepth == 0 { _ = counts() }
        note(&collection.changes)
        if collection.batchDepth == 0 { applyChanges() }
    }

    func batch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        // What was there before has to be known before the data changes.
        if collection.batchDepth == 0 { _ = counts() }
        collection.batchDepth += 1
        updates?()
        collection.batchDepth -= 1
        if collection.batchDepth == 0 { applyChanges() }
        guard let completion else { return }
        guard window != nil else { return completion(true) }
        FrameLoop.current.schedule(after: 0) { completion(true) }
    }

    private func applyChanges() {
        let changes = collection.changes
        collection.changes = ItemChanges()
        guard !changes.isEmpty else { return collection.layout.invalidateLayout() }
        let old = counts()
        collection.counts = nil
        let new = counts()
        if let problem = changes.problem(from: old, to: new) { preconditionFailure(problem) }
        let mapping = ItemMapping(changes, from: old, to: new)
        moveTiles(mapping)
        collection.sizing.move { mapping.isReloaded($0) ? nil : mapping.path(of: $0) }
        selection.selected = selection.selected.compactMap { mapping.path(of: $0) }
        selection.highlighted = selection.highlighted.flatMap { mapping.path(of: $0) }
        collection.prefetch.forget()
        collection.layout.itemsDidMove(mapping)
        moveBands(mapping)
        if let anchor = collection.anchor {
            collection.anchor = mapping.path(of: anchor.indexPath).map { path in
                var moved = anchor
                moved.indexPath = path
                return moved
            }
        }
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateDataSourceCounts = true
        collection.layout.invalidateLayout(with: context)
        collection.counts = new
    }

    /// Cells of items that stay go with them; the others are put away.
    private func moveTiles(_ mapping: ItemMapping) {
        let old = collection.tiles
        collection.tiles = []
        for tile in old {
            guard let view = tile.view else { continue }
            guard let path = mapping.path(of: tile.element.indexPath), !mapping.isReloaded(tile.element.indexPath) else {
                recycle(view, tile.element)
                continue
            }
            let element = CollectionElement(kind: tile.element.kind, indexPath: path)
            view.use = element
            collection.tiles.append(.init(element: element, attributes: tile.attributes, frame: tile.frame, view: view))
        }
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            checkItem(path)
            guard let cell = cellForItem(at: path) else { continue }
            collection.reconfigured = cell
            let made: UICollectionViewCell? = dataHub.value(nil) { $0.collectionView(self, cellForItemAt: path) }
            collection.reconfigured = nil
            precondition(
                made === cell,
                "UICollectionView: reconfigureItems(at:) got another cell for \(path). Dequeue the cell with the identifier that it has, or "
                    + "call reloadItems(at:).")
        }
    }
}

import UIKitEngines

extension UICollectionView {
    /// Notes a change; carries it out unless a batch is being collected.
    func change(_ note: (inout ItemChanges) -> Void) {
        if collection.batchDepth == 0 {
            letGo()
            _ = counts()
        }
        note(&collection.changes)
        if collection.batchDepth == 0 { applyChanges() }
    }

    func batch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        // What was there before has to be known before the data changes, and where it stood.
        if collection.batchDepth == 0 {
            // What stands otherwise than in the data stays where it is seen until it goes to where the update puts it.
            let isArranged = collection.arrangement != nil
            letGo()
            _ = counts()
            if window != nil, collection.update == nil, !isArranged { ViewAnimations.unanimated { layoutIfNeeded() } }
        }
        collection.batchDepth += 1
        updates?()
        collection.batchDepth -= 1
        if let completion { collection.batchCompletions.append(completion) }
        if collection.batchDepth == 0 { applyChanges() }
    }

    private func applyChanges() {
        var changes = collection.changes
        let completions = collection.batchCompletions
        let isReloaded = collection.isReloadedInBatch
        collection.changes = ItemChanges()
        collection.batchCompletions = []
        collection.isReloadedInBatch = false
        guard !changes.isEmpty else {
            collection.layout.invalidateLayout()
            return finish(completions, isAnimated: false)
        }
        closeSwipe(animated: false)
        let isAnimated = animatesUpdates
        carryPlaceholders(&changes)
        let mapping = carryOut(changes, isReloaded: isReloaded)
        dragParts?.rowsDidMove(mapping)
        collection.layout.prepare(forCollectionViewUpdates: changes.updateItems)
        let leaving = moveTiles(mapping)
        moveState(mapping)
        invalidateCounts()
        guard isAnimated else {
            for view in leaving { left(view.gone) }
            collection.layout.finalizeCollectionViewUpdates()
            return finish(completions, isAnimated: false)
        }
        animateUpdate(mapping, leaving: leaving) { [weak self] in self?.finish(completions, isAnimated: true) }
    }

    /// Tells the layout that there are other items now, which have been counted.
    func invalidateCounts(_ wanted: UICollectionViewLayoutInvalidationContext? = nil) {
        let counts = collection.counts
        let context = wanted ?? collection.layout.makeContext()
        context.invalidateDataSourceCounts = true
        collection.layout.invalidateLayout(with: context)
        collection.counts = counts
    }

    private func finish(_ completions: [(Bool) -> Void], isAnimated: Bool) {
        guard !completions.isEmpty else { return }
        let tell = { for completion in completions { completion(true) } }
        guard !isAnimated, window != nil else { return tell() }
        FrameLoop.current.schedule(after: 0) { tell() }
    }

    /// Counts anew, and checks that the counts agree with the changes.
    private func carryOut(_ changes: ItemChanges, isReloaded: Bool) -> ItemMapping {
        let old = counts()
        collection.counts = nil
        let new = counts()
        if let problem = changes.problem(from: old, to: new, isReloaded: isReloaded) { preconditionFailure(problem) }
        return ItemMapping(changes, from: old, to: new)
    }

    /// What is remembered of items goes with them.
    func moveState(_ mapping: ItemMapping) {
        endSweep()
        collection.sizing.move { mapping.isReloaded($0) ? nil : mapping.path(of: $0) }
        // What is loaded anew is another item: it is not selected any more.
        selection.selected = selection.selected.compactMap { mapping.isReloaded($0) ? nil : mapping.path(of: $0) }
        selection.highlighted = selection.highlighted.flatMap { mapping.isReloaded($0) ? nil : mapping.path(of: $0) }
        collection.prefetch.forget()
        collection.layout.itemsDidMove(mapping)
        moveBands(mapping)
        guard let anchor = collection.anchor else { return }
        collection.anchor = mapping.path(of: anchor.indexPath).map { path in
            var moved = anchor
            moved.indexPath = path
            return moved
        }
    }

    /// Cells of items that stay go with them. Returns the others.
    func moveTiles(_ mapping: ItemMapping) -> [LeavingView] {
        let old = collection.tiles
        var leaving: [LeavingView] = []
        collection.tiles = []
        for tile in old {
            guard let view = tile.view else { continue }
            guard let path = newPath(of: tile, mapping) else {
                view.use = nil
                let gone = LeavingElement(view, tile.element)
                collection.leaving.append(gone)
                leaving.append(LeavingView(gone: gone, attributes: tile.attributes))
                continue
            }
            let element = CollectionElement(kind: tile.element.kind, indexPath: path)
            view.use = element
            collection.tiles.append(.init(element: element, attributes: tile.attributes, frame: tile.frame, view: view))
        }
        return leaving
    }

    /// Where a tile's element is now; `nil` if it is gone, or asked for again.
    private func newPath(of tile: CollectionRecord.Tile, _ mapping: ItemMapping) -> IndexPath? {
        let path = tile.element.indexPath
        guard !mapping.isReloaded(path) else { return nil }
        guard tile.isOfSection, let section = path.first else { return mapping.path(of: path) }
        guard path.count == 2 else { return path }
        return mapping.path(of: IndexPath(index: section)).map { IndexPath(item: path[1], section: $0[0]) }
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            let place = placed(path)
            checkItem(place)
            guard let cell = cellForItem(at: place) else { continue }
            collection.reconfigured = cell
            let made: UICollectionViewCell? = dataHub.value(nil) { $0.collectionView(self, cellForItemAt: path) }
            collection.reconfigured = nil
            precondition(
                made === cell,
                "UICollectionView: reconfigureItems(at:) got another cell for \(path). Dequeue the cell with the identifier that it has, or "
                    + "call reloadItems(at:).")
            if let element = cell.use, collection.layout.asksCellsForSizes { collection.sizing.forget(element) }
        }
        setNeedsLayout()
    }
}

import UIKitEngines

// Batch updates: recording changes, checking them, and moving the view's state to the new index paths.
//
// Changes are collected in `ItemChanges`. Deletions and the starts of moves refer to the data before the update,
// insertions and the ends of moves to the data after it. At the end of the outermost batch, the data source's counts
// are requested again and checked against the changes. An inconsistency stops the program with a description.
// `ItemMapping` then maps old to new index paths: items that are neither deleted nor moved keep their order. Tiles,
// selection, preferred sizes, orthogonal offsets and the anchor follow this mapping, and the layout is invalidated
// with the new counts. The result is animated if the view is in a window and had views. Only the changes and the
// stored state are visited, not every item.
extension UICollectionView {
    /// Records a change, and applies it unless a batch update is open.
    func change(_ record: (inout ItemChanges) -> Void) {
        if collection.batchDepth == 0 {
            prepareForUpdate()
            collection.batchIsAnimated = animatesUpdates
        }
        record(&collection.changes)
        if collection.batchDepth == 0 { applyChanges() }
    }

    func batch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        // The check needs the counts before the changes, and the animation needs the frames.
        if collection.batchDepth == 0 {
            // Items that were presented in another order keep their frames until the update moves them, so nothing is
            // laid out here.
            let isArranged = collection.arrangement != nil
            prepareForUpdate()
            // A list that is being reloaded has no views yet, and its data may have changed already.
            let isLaidOut = window != nil && collection.update == nil && !isArranged && !collection.needsViewsAfterReload
            if isLaidOut { ViewAnimations.unanimated { layoutIfNeeded() } }
            collection.batchIsAnimated = animatesUpdates
        }
        collection.batchDepth += 1
        updates?()
        collection.batchDepth -= 1
        if let completion { collection.batchCompletions.append(completion) }
        if collection.batchDepth == 0 { applyChanges() }
    }

    private func prepareForUpdate() {
        endMovementAtOnce()
        collection.countsWereKnown = collection.counts != nil
        _ = counts()
    }

    private func applyChanges() {
        let changes = collection.changes
        let completions = collection.batchCompletions
        let isReloaded = collection.isReloadedInBatch
        let reconfiguredPaths = collection.reconfigurations
        collection.changes = ItemChanges()
        collection.batchCompletions = []
        collection.isReloadedInBatch = false
        collection.reconfigurations = []
        if changes.isEmpty, collection.needsViewsAfterReload {
            // All views are requested after the reload, so no views have to be moved.
            collection.layout.invalidateLayout()
            layOutAtOnce()
            return finish(completions, isAnimated: false)
        }
        performUpdate(changes, isReloaded: isReloaded, reconfiguredPaths, completions)
    }

    private func performUpdate(
        _ recordedChanges: ItemChanges, isReloaded: Bool, _ reconfigured: [IndexPath], _ completions: [(Bool) -> Void]
    ) {
        var changes = recordedChanges
        let isAnimated =
            collection.batchIsAnimated && !collection.needsViewsAfterReload && window != nil && UIView.areAnimationsEnabled
            && collection.tiles.contains { $0.view != nil }
        if !changes.isEmpty { closeSwipe(animated: false) }
        convertForPlaceholders(&changes)
        guard let mapping = self.mapping(of: changes, isReloaded: isReloaded) else {
            reloadEverything()
            layOutAtOnce()
            return finish(completions, isAnimated: false)
        }
        listDragging?.rowsDidMove(mapping)
        collection.layout.prepare(forCollectionViewUpdates: changes.updateItems)
        let deletedViews = moveTiles(mapping)
        if !changes.isEmpty { moveState(mapping) }
        ViewAnimations.unanimated {
            reconfigure(presented: reconfigured.compactMap { mapping.isReloaded($0) ? nil : mapping.newPath(of: $0) })
        }
        invalidateCounts()
        guard isAnimated else {
            // Replaced views are recycled after the new views exist. Otherwise a view could be dequeued for the same
            // item.
            for view in deletedViews where !mapping.isReloaded(view.removal.element.indexPath) { finishRemoval(view.removal) }
            layOutAtOnce()
            for view in deletedViews { finishRemoval(view.removal) }
            collection.layout.finalizeCollectionViewUpdates()
            return finish(completions, isAnimated: false)
        }
        animateUpdate(mapping, leaving: deletedViews) { [weak self] in self?.finish(completions, isAnimated: true) }
    }

    /// Requests the visible views after an update without an animation. Also called outside of a window.
    private func layOutAtOnce() {
        guard !bounds.isEmpty, !collection.isTiling, !collection.isPreparing, !collection.sizing.isMeasuring else { return }
        ViewAnimations.unanimated { layoutIfNeeded() }
    }

    /// Invalidates the layout for new counts, which have already been requested.
    func invalidateCounts(_ customContext: UICollectionViewLayoutInvalidationContext? = nil) {
        let counts = collection.counts
        let context = customContext ?? collection.layout.makeContext()
        context.invalidateDataSourceCounts = true
        collection.layout.invalidateLayout(with: context)
        collection.counts = counts
    }

    private func finish(_ completions: [(Bool) -> Void], isAnimated: Bool) {
        guard !completions.isEmpty else { return }
        let notify = { for completion in completions { completion(true) } }
        guard !isAnimated, window != nil else { return notify() }
        FrameLoop.current.schedule(after: 0) { notify() }
    }

    /// Requests the counts, and checks them against the changes. Returns `nil` if a view that was never loaded
    /// deletes items that are already missing from the data.
    private func mapping(of changes: ItemChanges, isReloaded: Bool) -> ItemMapping? {
        let old = counts()
        collection.counts = nil
        let new = counts()
        if let problem = changes.problem(from: old, to: new, isReloaded: isReloaded) {
            guard changes.onlyDeletes, !collection.countsWereKnown else { preconditionFailure(problem) }
            return nil
        }
        return ItemMapping(changes, from: old, to: new)
    }

    /// Moves the state of items to the new index paths.
    func moveState(_ mapping: ItemMapping) {
        endMultiSelect()
        collection.sizing.move { mapping.isReloaded($0) ? nil : mapping.newPath(of: $0) }
        // A reloaded item counts as a new item, so it is not selected.
        selection.selected = selection.selected.compactMap { mapping.isReloaded($0) ? nil : mapping.newPath(of: $0) }
        selection.highlighted = selection.highlighted.flatMap { mapping.isReloaded($0) ? nil : mapping.newPath(of: $0) }
        collection.prefetch.reset()
        collection.layout.itemsDidMove(mapping)
        moveOrthogonalScrollViews(mapping)
        guard let anchor = collection.anchor else { return }
        collection.anchor = mapping.newPath(of: anchor.indexPath).map { path in
            var movedAnchor = anchor
            movedAnchor.indexPath = path
            return movedAnchor
        }
    }

    /// Moves tiles to the new index paths of their elements. Returns the views of deleted and reloaded elements.
    func moveTiles(_ mapping: ItemMapping) -> [DeletedView] {
        let old = collection.tiles
        var deletedViews: [DeletedView] = []
        collection.tiles = []
        for tile in old {
            guard let view = tile.view else { continue }
            guard let path = newPath(of: tile, mapping) else {
                view.representedElement = nil
                let removal = ElementRemoval(view, tile.element)
                collection.viewsBeingRemoved.append(removal)
                deletedViews.append(DeletedView(removal: removal, attributes: tile.attributes))
                continue
            }
            let element = CollectionElement(kind: tile.element.kind, indexPath: path)
            view.representedElement = element
            collection.tiles.append(.init(element: element, attributes: tile.attributes, frame: tile.frame, view: view))
        }
        return deletedViews
    }

    /// Returns the new index path of a tile's element; `nil` if the element was deleted or reloaded.
    private func newPath(of tile: CollectionViewState.Tile, _ mapping: ItemMapping) -> IndexPath? {
        let path = tile.element.indexPath
        guard !mapping.isReloaded(path) else { return nil }
        guard tile.isOfSection, let section = path.first else { return mapping.newPath(of: path) }
        guard path.count == 2 else { return path }
        return mapping.newPath(of: IndexPath(index: section)).map { IndexPath(item: path[1], section: $0[0]) }
    }

    func reconfigure(_ paths: [IndexPath]) {
        let presentedPaths = paths.map(presentedIndexPath(forData:))
        for path in presentedPaths { checkItem(path) }
        guard collection.batchDepth == 0 else { return collection.reconfigurations += presentedPaths }
        reconfigure(presented: presentedPaths)
        setNeedsLayout()
    }

    /// Reconfigures the cells at presented index paths.
    private func reconfigure(presented presentedPaths: [IndexPath]) {
        for presentedPath in presentedPaths {
            guard let cell = cellForItem(at: presentedPath) else { continue }
            let path = dataPath(presentedPath)
            collection.reconfiguredCell = cell
            let returnedCell: UICollectionViewCell? = dataHub.value(nil) { $0.collectionView(self, cellForItemAt: path) }
            collection.reconfiguredCell = nil
            precondition(
                returnedCell === cell,
                "UICollectionView: reconfigureItems(at:) got another cell for \(path). Dequeue the cell with the identifier that it has, or "
                    + "call reloadItems(at:).")
            if let element = cell.representedElement, collection.layout.supportsSelfSizingCells { collection.sizing.invalidate(element) }
        }
    }
}

import UIKitEngines

extension UICollectionView {
    /// Presents the moved item, or the gap, at another index path. The other items move out of the way.
    func rearrange(to target: IndexPath, _ context: UICollectionViewLayoutInvalidationContext? = nil) {
        guard let arrangement = collection.arrangement, arrangement.current != target else { return }
        var changes = ItemChanges()
        changes.moved = [(arrangement.current, target)]
        presentChanges(changes, context) { collection.setCurrent(target) }
    }

    /// Opens a gap for an item that is not in the data.
    func openGap(at path: IndexPath) {
        guard collection.arrangement == nil else { return }
        var changes = ItemChanges()
        changes.inserted = [path]
        presentChanges(changes, nil) { collection.gap = ItemArrangement(gapAt: path) }
    }

    /// Presents the items in the order of the data again. Views keep their frames until the next layout pass.
    ///
    /// - Parameter animated: Whether the layout pass runs at once, with an animation.
    func endArrangement(animated: Bool) {
        guard let arrangement = collection.arrangement else { return }
        if let movement = collection.movement { stopMovement(movement) }
        var changes = ItemChanges()
        if let source = arrangement.source {
            if source != arrangement.current { changes.moved = [(arrangement.current, source)] }
        } else {
            changes.deleted = [arrangement.current]
        }
        guard animated else { return applyWithoutAnimation(changes) }
        presentChanges(changes, nil) { collection.resetArrangement() }
    }

    /// Applies changed index paths to the items without moving their views.
    private func applyWithoutAnimation(_ changes: ItemChanges) {
        let (old, new) = (counts(), dataCounts)
        collection.resetArrangement()
        collection.counts = new
        guard !changes.isEmpty else { return invalidateCounts() }
        let mapping = ItemMapping(changes, from: old, to: new)
        for view in moveTiles(mapping) { finishRemoval(view.removal) }
        moveState(mapping)
        invalidateCounts()
    }

    private func presentChanges(_ changes: ItemChanges, _ context: UICollectionViewLayoutInvalidationContext?, _ apply: () -> Void) {
        let isAnimated = animatesUpdates
        let old = counts()
        let dataItemCounts = dataCounts
        apply()
        let new = collection.arrangement?.counts(dataItemCounts) ?? dataItemCounts
        collection.counts = new
        guard !changes.isEmpty else { return invalidateCounts() }
        moveViews(changes, ItemMapping(changes, from: old, to: new), context, isAnimated: isAnimated)
    }

    /// Moves the views to the new frames of their items.
    func moveViews(
        _ changes: ItemChanges, _ mapping: ItemMapping, _ context: UICollectionViewLayoutInvalidationContext?, isAnimated: Bool
    ) {
        collection.layout.prepare(forCollectionViewUpdates: changes.updateItems)
        let deletedViews = moveTiles(mapping)
        moveState(mapping)
        invalidateCounts(context)
        guard isAnimated else {
            for view in deletedViews { finishRemoval(view.removal) }
            return collection.layout.finalizeCollectionViewUpdates()
        }
        animateUpdate(mapping, leaving: deletedViews) {}
    }

    // MARK: - End of the movement

    func endMovement() {
        guard let movement = collection.movement else { return }
        let (source, target) = (movement.source, movement.current)
        guard source != target else { return finishMovement(movement, isCancelled: false) }
        collection.movement = nil
        guard commitMove(from: source, to: target) else {
            collection.movement = movement
            return cancelMovement()
        }
        finishMovement(movement, isCancelled: false)
    }

    /// Notifies the data source of the move of an item that is already presented at its new index path. Returns whether
    /// the app implements the method for moves.
    func commitMove(from source: IndexPath, to target: IndexPath) -> Bool {
        guard notifyMove(from: source, to: target) else { return false }
        guard collection.counts != nil else { return true }
        // The counts are requested after the call, because the app may make further changes in a batch update during
        // the call.
        let expectedCounts = counts()
        collection.counts = nil
        let actualCounts = counts()
        precondition(
            actualCounts == expectedCounts,
            "UICollectionView: after item \(source) was moved to \(target), the data source reports \(actualCounts) items by section instead of "
                + "\(expectedCounts). Move the item in collectionView(_:moveItemAt:to:), and nothing else.")
        return true
    }

    func cancelMovement() {
        guard let movement = collection.movement else { return }
        if movement.source != movement.current { rearrange(to: movement.source) }
        finishMovement(movement, isCancelled: true)
    }

    /// Calls the data source and its observers. Returns whether any of them implements the method.
    private func notifyMove(from source: IndexPath, to target: IndexPath) -> Bool {
        var isImplemented = false
        let (source, target) = (dataIndexPath(forPresented: source), dataIndexPath(forPresented: target))
        for observer in dataHub.queryOrder {
            let answer = DefaultImplementationProbe.probe { observer.collectionView(self, moveItemAt: source, to: target) }
            isImplemented = isImplemented || answer.isOwn
        }
        return isImplemented
    }

    /// Ends a movement, and animates the item to its final frame.
    private func finishMovement(_ movement: CollectionMovement, isCancelled: Bool) {
        let context = collection.layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [movement.current], previousIndexPaths: [movement.source], movementCancelled: isCancelled)
        stopMovement(movement)
        collection.movement = nil
        collection.layout.invalidateLayout(with: context)
        let cell = movement.cell
        UIView.animate(
            withDuration: TableMetrics.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: {
                self.layoutIfNeeded()
                guard let cell, cell.superview != nil else { return }
                movement.shadow.layer.shadowOpacity = 0
                movement.shadow.frame = self.convert(cell.bounds, from: cell)
            },
            completion: { [weak self] _ in
                movement.shadow.removeFromSuperview()
                self?.lowerCell(cell)
            })
        // The item remains in front of all others until the animation ends.
        if let cell, cell.representedElement != nil { cell.layer.zPosition = LiftShadow.liftedZPosition }
    }

    private func lowerCell(_ cell: UICollectionViewCell?) {
        guard let cell, let tile = collection.tiles.first(where: { $0.view === cell }), !isBeingMoved(tile.element) else { return }
        cell.layer.zPosition = CGFloat(tile.attributes.zIndex)
    }

    private func stopMovement(_ movement: CollectionMovement) {
        movement.link?.cancel()
        movement.cell?.setNeedsUpdateConfiguration()
    }

    /// Ends an interactive movement at once, because the app is about to change the data.
    func endMovementAtOnce() {
        guard let movement = collection.movement else { return endArrangement(animated: false) }
        movement.shadow.removeFromSuperview()
        movement.cell?.layer.zPosition = 0
        endArrangement(animated: false)
    }
}

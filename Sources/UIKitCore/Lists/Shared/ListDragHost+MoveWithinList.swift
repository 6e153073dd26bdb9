import UIKitEngines

/// Moves of rows in lists without a drop delegate, applied by the data source.
extension ListDragHost {
    /// Returns whether a drag contains a single row of this list, and the data source allows moving that row.
    func isMoveWithinList(_ session: DragSession) -> Bool {
        guard session.items.count == 1, let path = session.items.first.flatMap({ dragging.sourceIndexPath(of: $0) }) else { return false }
        return movesWithoutDrop(path)
    }

    /// Moves the presented row, and notifies the data source, which moves the row in the data.
    func performMoveWithinList(_ drop: ListDrop) {
        guard let gap, let source = gap.source, let item = drop.session.items.first else { return }
        let (target, oldCounts) = (gap.current, dataCounts)
        if source != target { applyMove(from: source, to: target) }
        // If the gap is still open, the data source did not move the row, and the row returns to its old position.
        let isMoved = source != target && self.gap == nil
        _ = drop.assignTarget(item, to: .row(isMoved ? target : source))
        guard isMoved else { return }
        var changes = ItemChanges()
        changes.moved = [(source, target)]
        dragging.rowsDidMove(ItemMapping(changes, from: oldCounts, to: gap.counts(oldCounts)))
    }
}

import UIKitEngines

/// Lists without a drop delegate. The data source allows moves of their own rows.
extension ListDragHost {
    /// Returns whether a drag moves a single row of the list whose move is allowed.
    func isOwnMove(_ session: DragSession) -> Bool {
        guard session.items.count == 1, let path = session.items.first.flatMap({ dragging.home(of: $0) }) else { return false }
        return movesWithoutDrop(path)
    }

    /// Has the data source move the row.
    func performOwnMove(_ drop: ListDrop) {
        guard let gap, let source = gap.source, let item = drop.session.items.first else { return }
        let (target, old) = (gap.current, dataCounts)
        if source != target { adoptMove(from: source, to: target) }
        // If the gap still exists, the data source did not move the row, which then returns to its place.
        let isMoved = source != target && self.gap == nil
        _ = drop.send(item, to: .row(isMoved ? target : source))
        guard isMoved else { return }
        var changes = ItemChanges()
        changes.moved = [(source, target)]
        dragging.rowsDidMove(ItemMapping(changes, from: old, to: gap.counts(old)))
    }
}

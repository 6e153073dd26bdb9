import UIKitEngines

/// Lists whose drops nobody hears of: the data source lets rows be moved within them.
extension ListDragHost {
    /// Whether a drag moves one row of the list, and may.
    func isOwnMove(_ session: DragSession) -> Bool {
        guard session.items.count == 1, let path = session.items.first.flatMap({ dragging.home(of: $0) }) else { return false }
        return movesWithoutDrop(path)
    }

    /// The data source moves the row.
    func performOwnMove(_ drop: ListDrop) {
        guard let gap, let source = gap.source, let item = drop.session.items.first else { return }
        let (target, old) = (gap.current, dataCounts)
        if source != target { adoptMove(from: source, to: target) }
        // Room that is still there: nobody moved the row, and it goes back.
        let isMoved = source != target && self.gap == nil
        _ = drop.send(item, to: .row(isMoved ? target : source))
        guard isMoved else { return }
        var changes = ItemChanges()
        changes.moved = [(source, target)]
        dragging.rowsDidMove(ItemMapping(changes, from: old, to: gap.counts(old)))
    }
}

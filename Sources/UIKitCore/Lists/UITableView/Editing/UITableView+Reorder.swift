import UIKitEngines

extension UITableView {
    /// A finger took a row by its handle. Returns whether the row may be moved.
    func beginReorder(_ cell: UITableViewCell, at point: CGPoint) -> Bool {
        guard editing.reorder == nil, let path = indexPath(for: cell), updates.depth == 0 else { return false }
        closeSwipe(animated: true)
        let row = Row(path)
        editing.reorder = .init(row, cell: cell, grip: point.y - cell.frame.minY, finger: point.y - bounds.minY)
        bringSubviewToFront(cell)
        cell.layer.shadowOpacity = 0.25
        cell.layer.shadowRadius = 6
        cell.layer.shadowOffset = CGSize(width: 0, height: 2)
        cell.layer.zPosition = 10
        cell.alpha = 0.95
        cell.setNeedsUpdateConfiguration()
        editing.reorder?.link = FrameLoop.current.addLink { [weak self] _ in self?.scrollWhileReordering() ?? false }
        return true
    }

    func moveReorder(to point: CGPoint) {
        editing.reorder?.finger = point.y - bounds.minY
        followFinger()
    }

    /// The held row stands under the finger; where its middle is, there it would go.
    private func followFinger() {
        guard let reorder = editing.reorder else { return }
        var frame = reorder.cell.frame
        frame.origin.y = bounds.minY + reorder.finger - reorder.grip
        frame.origin.y = min(max(frame.minY, 0), max(0, table.geometry.total - frame.height))
        ViewAnimations.unanimated { reorder.cell.frame = frame }
        guard let wanted = place(for: frame.midY, holding: reorder), wanted != reorder.current else { return }
        let target = tableHub.value(wanted.path) {
            $0.tableView(self, targetIndexPathForMoveFromRowAt: reorder.source.path, toProposedIndexPath: wanted.path)
        }
        guard exists(target) || isEnd(target), Row(target) != reorder.current else { return }
        show(reorder, at: Row(target))
    }

    /// The row whose place a held row takes when its middle is at a height.
    private func place(for middle: CGFloat, holding reorder: TableEditing.Reorder) -> Row? {
        guard let section = table.geometry.section(at: middle) else { return nil }
        if let row = table.geometry.row(at: middle) {
            let point = CGPoint(x: bounds.midX, y: middle)
            guard row == reorder.current || MoveAim.takes(frame(of: row), from: frame(of: reorder.current), at: point) else { return nil }
            return row
        }
        // On a header or footer, or in a section without rows: its beginning or its end.
        let count = table.geometry.sections[section].rows.count
        let isUpper = middle < table.geometry.span(ofHeader: section).end
        return Row(section, isUpper ? 0 : max(0, count - (section == reorder.current.section ? 1 : 0)))
    }

    private func isEnd(_ path: IndexPath) -> Bool {
        path.count == 2 && counts().indices.contains(path.section) && path.row == counts()[path.section]
    }

    /// The rows between the old and the new place make room.
    private func show(_ reorder: TableEditing.Reorder, at target: Row) {
        var changes = ItemChanges()
        changes.moved = [(reorder.current.path, target.path)]
        arrange(changes) { editing.reorder?.current = target }
    }

    func endReorder() {
        guard let reorder = editing.reorder else { return }
        reorder.link?.cancel()
        editing.reorder = nil
        lower(reorder)
        guard reorder.source != reorder.current else { return }
        commitMove(from: reorder.source.path, to: reorder.current.path)
    }

    /// Has the data source move a row that is shown at its new place.
    func commitMove(from source: IndexPath, to target: IndexPath) {
        let (old, new) = (told(source), told(target))
        dataHub.tell { $0.tableView(self, moveRowAt: old, to: new) }
        guard table.counts != nil else { return }
        let expected = counts()
        table.counts = nil
        let found = counts()
        precondition(
            found == expected,
            "UITableView: after row \(source) was moved to \(target), the data source reports \(found) rows by "
                + "section instead of \(expected). Move the item in tableView(_:moveRowAt:to:), and nothing else.")
    }

    private func lower(_ reorder: TableEditing.Reorder) {
        let cell = reorder.cell
        cell.setNeedsUpdateConfiguration()
        UIView.animate(
            withDuration: TableMetrics.updateDuration,
            animations: {
                cell.frame = self.frame(of: reorder.current)
                cell.alpha = 1
                cell.layer.shadowOpacity = 0
            }, completion: { _ in cell.layer.zPosition = 0 })
        table.needsPlacement = true
        setNeedsLayout()
    }

    /// The row goes back to where it was: the data never heard of a move.
    func cancelReorder() {
        guard let reorder = editing.reorder else { return }
        reorder.link?.cancel()
        if reorder.source != reorder.current { show(reorder, at: reorder.source) }
        editing.reorder = nil
        lower(reorder)
    }

    /// Near an edge, content moves under the held row. Returns whether a row is still held.
    private func scrollWhileReordering() -> Bool {
        guard let reorder = editing.reorder else { return false }
        if scrollAtEdge(finger: CGPoint(x: bounds.width / 2, y: reorder.finger)) { followFinger() }
        return true
    }
}

import UIKitEngines

// Reordering of rows by their handles.
//
// A touch on the handle lifts the row's cell, which then follows the touch. The row at the centre of the lifted cell
// is the proposed target if `ReorderTargeting` accepts the move. The delegate can change the proposal. The target is
// presented through an `ItemArrangement`: the data does not change, and the rows between the old and the new index
// path move in an animated batch update. A frame link scrolls the table while the touch is near an edge. When the
// touch ends, the data source moves the row, and the counts are checked against the presented rows. A cancelled
// reordering moves the row back without calling the data source.
extension UITableView {
    /// Called when a touch begins on a reorder handle. Returns whether the row can be moved.
    func beginReorder(_ cell: UITableViewCell, at point: CGPoint) -> Bool {
        guard editing.reorder == nil, let path = indexPath(for: cell), updates.depth == 0 else { return false }
        closeSwipe(animated: true)
        let row = Row(path)
        editing.reorder = .init(row, cell: cell, touchOffset: point.y - cell.frame.minY, touchLocation: point.y - bounds.minY)
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
        editing.reorder?.touchLocation = point.y - bounds.minY
        updateReorder()
    }

    /// Moves the dragged cell with the touch, and proposes the row at the centre of the cell as the target.
    private func updateReorder() {
        guard let reorder = editing.reorder else { return }
        var frame = reorder.cell.frame
        frame.origin.y = bounds.minY + reorder.touchLocation - reorder.touchOffset
        frame.origin.y = min(max(frame.minY, 0), max(0, table.geometry.total - frame.height))
        ViewAnimations.unanimated { reorder.cell.frame = frame }
        guard let proposedRow = reorderTarget(for: frame.midY, of: reorder), proposedRow != reorder.current else { return }
        let target = tableHub.value(proposedRow.path) {
            $0.tableView(self, targetIndexPathForMoveFromRowAt: reorder.source.path, toProposedIndexPath: proposedRow.path)
        }
        guard exists(target) || isEndOfSection(target), Row(target) != reorder.current else { return }
        presentRow(reorder, at: Row(target))
    }

    /// Returns the target of the dragged row if the centre of its cell is at `centerY`; `nil` if the row does not move.
    private func reorderTarget(for centerY: CGFloat, of reorder: TableEditing.Reorder) -> Row? {
        guard let section = table.geometry.section(at: centerY) else { return nil }
        if let row = table.geometry.row(at: centerY) {
            let point = CGPoint(x: bounds.midX, y: centerY)
            guard row == reorder.current || ReorderTargeting.takesPosition(frame(of: row), from: frame(of: reorder.current), at: point)
            else {
                return nil
            }
            return row
        }
        // On a header or footer, or in an empty section, the target is the beginning or the end of the section.
        let count = table.geometry.sections[section].rows.count
        let isUpper = centerY < table.geometry.span(ofHeader: section).end
        return Row(section, isUpper ? 0 : max(0, count - (section == reorder.current.section ? 1 : 0)))
    }

    private func isEndOfSection(_ path: IndexPath) -> Bool {
        path.count == 2 && counts().indices.contains(path.section) && path.row == counts()[path.section]
    }

    /// Presents the row at its new index path, and moves the rows between the old and the new index path.
    private func presentRow(_ reorder: TableEditing.Reorder, at target: Row) {
        var changes = ItemChanges()
        changes.moved = [(reorder.current.path, target.path)]
        arrange(changes) { editing.reorder?.current = target }
    }

    func endReorder() {
        guard let reorder = editing.reorder else { return }
        reorder.link?.cancel()
        editing.reorder = nil
        lowerCell(reorder)
        guard reorder.source != reorder.current else { return }
        commitMove(from: reorder.source.path, to: reorder.current.path)
    }

    /// Notifies the data source of the move of a row that is already presented at its new index path. Then checks the
    /// counts.
    func commitMove(from source: IndexPath, to target: IndexPath) {
        let old = dataIndexPath(forPresented: source)
        let new = dataIndexPath(forPresented: target)
        dataHub.notify { $0.tableView(self, moveRowAt: old, to: new) }
        guard table.counts != nil else { return }
        let expectedCounts = counts()
        table.counts = nil
        let actualCounts = counts()
        precondition(
            actualCounts == expectedCounts,
            "UITableView: after row \(source) was moved to \(target), the data source reports \(actualCounts) rows by "
                + "section instead of \(expectedCounts). Move the item in tableView(_:moveRowAt:to:), and nothing else.")
    }

    private func lowerCell(_ reorder: TableEditing.Reorder) {
        let cell = reorder.cell
        cell.setNeedsUpdateConfiguration()
        UIView.animate(
            withDuration: TableMetrics.updateDuration,
            animations: {
                cell.frame = self.frame(of: reorder.current)
                cell.alpha = 1
                cell.layer.shadowOpacity = 0
            }, completion: { _ in cell.layer.zPosition = 0 })
        table.needsCellUpdate = true
        setNeedsLayout()
    }

    /// Moves the row back to its index path in the data, without calling the data source.
    func cancelReorder() {
        guard let reorder = editing.reorder else { return }
        reorder.link?.cancel()
        if reorder.source != reorder.current { presentRow(reorder, at: reorder.source) }
        editing.reorder = nil
        lowerCell(reorder)
    }

    /// Scrolls the content while the touch is near an edge. Returns whether a row is still being dragged.
    private func scrollWhileReordering() -> Bool {
        guard let reorder = editing.reorder else { return false }
        if autoscroll(touchLocation: CGPoint(x: bounds.width / 2, y: reorder.touchLocation)) { updateReorder() }
        return true
    }
}

import UIKitEngines

extension UITableView {
    func changeEditing(_ isOn: Bool, animated: Bool) {
        guard editing.isOn != isOn else { return }
        closeSwipe(animated: animated)
        cancelReorder()
        if allowsMultipleSelectionDuringEditing || !isOn { select(nil, animated: animated, scrollPosition: .none) }
        editing.isOn = isOn
        table.needsCellUpdate = true
        let change = { [weak self] in
            guard let self else { return }
            for (row, cell) in self.table.cells {
                self.prepareEditing(cell, row, animated: animated)
                if animated { cell.layoutIfNeeded() }
            }
        }
        if animated, window != nil {
            UIView.animate(withDuration: TableMetrics.updateDuration, animations: change)
        } else {
            change()
        }
        setNeedsLayout()
    }

    /// Returns the editing style of a row; `.none` if the row cannot be edited.
    func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        guard dataHub.value(true, { $0.tableView(self, canEditRowAt: path) }) else { return .none }
        return tableHub.value(.delete) { $0.tableView(self, editingStyleForRowAt: path) }
    }

    /// Sets the editing state of a row on its cell. The data source and delegate are asked only while the table is
    /// being edited.
    func prepareEditing(_ cell: UITableViewCell, _ row: Row, animated: Bool = false) {
        let path = dataPath(row)
        guard editing.isOn, !isGap(row), !cell.placement.isPlaceholder else {
            cell.placement.showsSelectionCircle = false
            if cell.isEditing { cell.setEditing(false, animated: animated) }
            return
        }
        cell.placement.canEdit = dataHub.value(true) { $0.tableView(self, canEditRowAt: path) }
        cell.placement.editingStyle = cell.placement.canEdit ? editingStyle(of: path) : .none
        cell.placement.canMove = dataHub.value(false) { $0.tableView(self, canMoveRowAt: path) }
        cell.placement.showsSelectionCircle = allowsMultipleSelectionDuringEditing && cell.placement.canEdit
        cell.placement.shouldIndent = tableHub.value(true) { $0.tableView(self, shouldIndentWhileEditingRowAt: path) }
        cell.showsReorderControl = cell.placement.canMove
        if !cell.isEditing { cell.setEditing(true, animated: animated) }
        cell.setNeedsLayout()
    }

    /// Called when the edit control of a cell was tapped.
    func editControlWasTapped(of cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        let dataRow = dataIndexPath(forPresented: path)
        switch cell.placement.editingStyle {
        case .none: break
        case .insert: dataHub.notify { $0.tableView(self, commit: .insert, forRowAt: dataRow) }
        case .delete:
            if closeSwipe(animated: true) { return }
            openSwipe(Row(path), cell)
        }
    }

    /// Returns the index path that a presented row had before rows were arranged for a reordering or a gap. For a gap,
    /// returns the row above the gap.
    func sourcePath(_ row: Row) -> IndexPath {
        guard let arrangement = editing.arrangement else { return row.path }
        return arrangement.dataIndexPath(forPresented: row.path) ?? IndexPath(row: max(0, row.row - 1), section: row.section)
    }
}

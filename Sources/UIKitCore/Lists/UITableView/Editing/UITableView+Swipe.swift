import UIKitEngines

extension TableEditing.Swipe: SwipedRow {
    var width: CGFloat { cell.frame.width }
}

extension UITableView: SwipeActionsList {
    var swipePan: UIPanGestureRecognizer? {
        get { editing.swipePan }
        set { editing.swipePan = newValue }
    }

    var swipedRow: TableEditing.Swipe? {
        get { editing.swipedRow }
        set { editing.swipedRow = newValue }
    }

    /// Returns whether the pan begins a swipe: a horizontal movement on a row that has actions on that side.
    func swipeShouldBegin() -> Bool {
        guard let pan = swipePan, !isEditing, editing.reorder == nil, updates.depth == 0, let translation = swipeTranslation else {
            return false
        }
        let point = pan.location(in: self)
        if let swipedRow = editing.swipedRow, swipedRow.cell.frame.insetBy(dx: -bounds.width, dy: 0).contains(point) { return true }
        guard let (row, cell) = table.cells.first(where: { $0.value.superview === self && $0.value.frame.contains(point) }),
            !cell.placement.isPlaceholder
        else { return false }
        closeSwipe(animated: true)
        return startSwipe(row, cell, side: translation > 0 ? 1 : -1)
    }

    /// Adds the action buttons of one side behind a row. Returns whether the row has actions on that side.
    private func startSwipe(_ row: Row, _ cell: UITableViewCell, side: CGFloat) -> Bool {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isLeading = (side > 0) != isMirrored
        let path = dataIndexPath(forPresented: row.path)
        guard let configuration = swipeActions(path, isLeading: isLeading), !configuration.actions.isEmpty else { return false }
        showSwipeActions(configuration, behind: row, cell, isOnRight: side < 0)
        tableHub.notify { $0.tableView(self, willBeginEditingRowAt: path) }
        cell.setNeedsUpdateConfiguration()
        return true
    }

    private func showSwipeActions(_ configuration: UISwipeActionsConfiguration, behind row: Row, _ cell: UITableViewCell, isOnRight: Bool) {
        let state = cell.editingState.union(.showingDeleteConfirmation)
        cell.willTransition(to: state)
        let view = swipeActions(configuration, isOnRight: isOnRight)
        view.insert(behind: cell, frame: frame(of: row))
        editing.swipedRow = .init(row: row, cell: cell, actions: view, swipeState: view.initialSwipe)
        cell.didTransition(to: state)
    }

    private func swipeActions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        if isLeading {
            let none: UISwipeActionsConfiguration? = nil
            return tableHub.value(none) { $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        }
        let (configuration, isImplemented) = DefaultImplementationProbe.probeRecipients {
            tableHub.value(nil) { $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
        }
        if isImplemented { return configuration }
        let rowActions: [UITableViewRowAction]? = tableHub.value(nil) { $0.tableView(self, editActionsForRowAt: path) }
        guard let rowActions else { return canDelete(path) ? deleteConfiguration(path) : nil }
        let result = UISwipeActionsConfiguration(actions: rowActions.map { $0.contextual(for: path) })
        result.performsFirstActionWithFullSwipe = false
        return result
    }

    /// Returns whether a row can be deleted. The data source or delegate must implement one of the two methods, or a
    /// table view controller must override the method that commits edits.
    private func canDelete(_ path: IndexPath) -> Bool {
        let (canEdit, implementsCanEdit) = DefaultImplementationProbe.probeRecipients {
            dataHub.value(true) { $0.tableView(self, canEditRowAt: path) }
        }
        let (style, implementsStyle) = DefaultImplementationProbe.probeRecipients {
            tableHub.value(.delete) { $0.tableView(self, editingStyleForRowAt: path) }
        }
        guard canEdit, style == .delete else { return false }
        return implementsCanEdit || implementsStyle || (dataSource as? UITableViewController)?.commitsEdits == true
    }

    private func deleteConfiguration(_ path: IndexPath) -> UISwipeActionsConfiguration {
        let title = tableHub.value(nil) { $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) }
        let deleteAction = UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
            guard let self else { return done(false) }
            self.dataHub.notify { $0.tableView(self, commit: .delete, forRowAt: path) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [deleteAction])
    }

    /// Shows the delete button of a row after a tap on its edit control.
    func openSwipe(_ row: Row, _ cell: UITableViewCell) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        showSwipeActions(deleteConfiguration(dataIndexPath(forPresented: row.path)), behind: row, cell, isOnRight: !isMirrored)
        cell.setNeedsUpdateConfiguration()
        openSwipeActions()
    }

    func show(_ swipedRow: TableEditing.Swipe) {
        let frame = frame(of: swipedRow.row).offsetBy(dx: swipedRow.swipeState.offset, dy: 0)
        if swipedRow.cell.frame != frame { swipedRow.cell.frame = frame }
        swipedRow.actions.show(swipedRow.swipeState)
    }

    /// Closes the swipe actions. Returns whether any were shown.
    @discardableResult func closeSwipe(animated: Bool) -> Bool {
        guard let swipedRow = editing.swipedRow else { return false }
        editing.swipedRow = nil
        swipedRow.cell.willTransition(to: swipedRow.cell.editingState)
        defer { swipedRow.cell.didTransition(to: swipedRow.cell.editingState) }
        swipedRow.cell.setNeedsUpdateConfiguration()
        removeSwipeActions(swipedRow.actions, animated: animated) { [weak self] in
            guard let self, self.table.cells[swipedRow.row] === swipedRow.cell, self.exists(swipedRow.row.path) else { return }
            swipedRow.cell.frame = self.frame(of: swipedRow.row)
            swipedRow.actions.visibleWidth = 0
            swipedRow.actions.layoutIfNeeded()
        }
        if !isEditing {
            let path: IndexPath? = exists(swipedRow.row.path) ? dataIndexPath(forPresented: swipedRow.row.path) : nil
            tableHub.notify { $0.tableView(self, didEndEditingRowAt: path) }
        }
        return true
    }
}

import UIKitEngines

extension TableEditing.Swipe: SwipedRow {
    var width: CGFloat { cell.frame.width }
}

extension UITableView: RowSwiping {
    var swipePan: UIPanGestureRecognizer? {
        get { editing.pan }
        set { editing.pan = newValue }
    }

    var swiped: TableEditing.Swipe? {
        get { editing.swiped }
        set { editing.swiped = newValue }
    }

    /// Returns whether the pan begins a swipe: a horizontal movement on a row that has actions on that side.
    func swipeShouldBegin() -> Bool {
        guard let pan = swipePan, !isEditing, editing.reorder == nil, updates.depth == 0, let translation = swipeTranslation else {
            return false
        }
        let point = pan.location(in: self)
        if let swiped = editing.swiped, swiped.cell.frame.insetBy(dx: -bounds.width, dy: 0).contains(point) { return true }
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
        put(configuration, behind: row, cell, isOnRight: side < 0)
        tableHub.notify { $0.tableView(self, willBeginEditingRowAt: path) }
        cell.setNeedsUpdateConfiguration()
        return true
    }

    private func put(_ configuration: UISwipeActionsConfiguration, behind row: Row, _ cell: UITableViewCell, isOnRight: Bool) {
        let state = cell.editingState.union(.showingDeleteConfirmation)
        cell.willTransition(to: state)
        let view = swipeActions(configuration, isOnRight: isOnRight)
        view.stand(behind: cell, frame: frame(of: row))
        editing.swiped = .init(row: row, cell: cell, actions: view, swipeState: view.travel)
        cell.didTransition(to: state)
    }

    private func swipeActions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        if isLeading {
            let none: UISwipeActionsConfiguration? = nil
            return tableHub.value(none) { $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        }
        let (configuration, isImplemented) = DefaultImplementationProbe.ask {
            tableHub.value(nil) { $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
        }
        if isImplemented { return configuration }
        let rowActions: [UITableViewRowAction]? = tableHub.value(nil) { $0.tableView(self, editActionsForRowAt: path) }
        guard let rowActions else { return mayDelete(path) ? deletion(path) : nil }
        let result = UISwipeActionsConfiguration(actions: rowActions.map { $0.contextual(for: path) })
        result.performsFirstActionWithFullSwipe = false
        return result
    }

    /// Returns whether a row can be deleted. The data source or delegate must implement one of the two methods that
    /// allow the deletion.
    private func mayDelete(_ path: IndexPath) -> Bool {
        let (canEdit, implementsCanEdit) = DefaultImplementationProbe.ask {
            dataHub.value(true) { $0.tableView(self, canEditRowAt: path) }
        }
        let (style, implementsStyle) = DefaultImplementationProbe.ask {
            tableHub.value(.delete) { $0.tableView(self, editingStyleForRowAt: path) }
        }
        guard canEdit, style == .delete else { return false }
        return implementsCanEdit || implementsStyle || (dataSource as? UITableViewController)?.commitsEdits == true
    }

    private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration {
        let title = tableHub.value(nil) { $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) }
        let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
            guard let self else { return done(false) }
            self.dataHub.notify { $0.tableView(self, commit: .delete, forRowAt: path) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// Shows the delete button of a row after a tap on its edit control.
    func openSwipe(_ row: Row, _ cell: UITableViewCell) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        put(deletion(dataIndexPath(forPresented: row.path)), behind: row, cell, isOnRight: !isMirrored)
        cell.setNeedsUpdateConfiguration()
        holdSwipeOpen()
    }

    func show(_ swiped: TableEditing.Swipe) {
        let frame = frame(of: swiped.row).offsetBy(dx: swiped.swipeState.offset, dy: 0)
        if swiped.cell.frame != frame { swiped.cell.frame = frame }
        swiped.actions.show(swiped.swipeState)
    }

    /// Closes the swipe actions. Returns whether any were shown.
    @discardableResult func closeSwipe(animated: Bool) -> Bool {
        guard let swiped = editing.swiped else { return false }
        editing.swiped = nil
        swiped.cell.willTransition(to: swiped.cell.editingState)
        defer { swiped.cell.didTransition(to: swiped.cell.editingState) }
        swiped.cell.setNeedsUpdateConfiguration()
        putAway(swiped.actions, animated: animated) { [weak self] in
            guard let self, self.table.cells[swiped.row] === swiped.cell, self.exists(swiped.row.path) else { return }
            swiped.cell.frame = self.frame(of: swiped.row)
            swiped.actions.shownWidth = 0
            swiped.actions.layoutIfNeeded()
        }
        if !isEditing {
            let path: IndexPath? = exists(swiped.row.path) ? dataIndexPath(forPresented: swiped.row.path) : nil
            tableHub.notify { $0.tableView(self, didEndEditingRowAt: path) }
        }
        return true
    }
}

extension TableSource: UITableViewDelegate {
    // MARK: - Selection

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath)?.actions.isSelectable ?? true
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let actions = row(at: indexPath)?.actions else { return }
        let selectsSeveral = tableView.isEditing ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
        // In a list with single selection, the selection of a row without actions has no purpose.
        let isStatic = actions.select == nil && actions.deselect == nil && !selectsSeveral
        // Deselect the row before the action, because the action may move the row.
        if !actions.keepsSelection, actions.select != nil || isStatic { tableView.deselectRow(at: indexPath, animated: true) }
        actions.select?()
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { row(at: indexPath)?.actions.deselect?() }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        row(at: indexPath)?.actions.accessory?()
    }

    // MARK: - Display

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        list.willShow(cell, at: indexPath)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { hide(cell) }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let view = part(at: section)?.header.view else { return Hooks.noAnswer(nil) }
        return view()
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard let view = part(at: section)?.footer.view else { return Hooks.noAnswer(nil) }
        return view()
    }

    // MARK: - Heights

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        // If a table view receives an answer for one row, it asks for all rows.
        guard hasHeights else { return Hooks.noAnswer(tableView.rowHeight) }
        // Making all rows of a lazy section for their heights would be too slow.
        guard part(at: indexPath.section)?.lazy == nil else { return tableView.rowHeight }
        return row(at: indexPath)?.measures.height?(tableView.bounds.width) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        guard hasEstimates else { return Hooks.noAnswer(tableView.estimatedRowHeight) }
        guard part(at: indexPath.section)?.lazy == nil else { return tableView.estimatedRowHeight }
        return row(at: indexPath)?.measures.estimatedHeight ?? tableView.estimatedRowHeight
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        part(at: section)?.header.height ?? Hooks.noAnswer(tableView.sectionHeaderHeight)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        part(at: section)?.footer.height ?? Hooks.noAnswer(tableView.sectionFooterHeight)
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        row(at: indexPath)?.measures.indentation
            ?? Hooks.noAnswer(tableView.cellForRow(at: indexPath)?.indentationLevel ?? 0)
    }

    // MARK: - Editing

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        guard let actions = row(at: indexPath)?.actions else { return .none }
        if actions.delete != nil { return .delete }
        return actions.insert != nil ? .insert : .none
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        self.tableView(tableView, editingStyleForRowAt: indexPath) != .none
    }

    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        row(at: indexPath)?.actions.deleteTitle ?? Hooks.noAnswer(nil)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        row(at: indexPath)?.actions.leading.map { UISwipeActionsConfiguration(actions: $0()) } ?? Hooks.noAnswer(nil)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        row(at: indexPath)?.actions.trailing.map { UISwipeActionsConfiguration(actions: $0()) } ?? Hooks.noAnswer(nil)
    }
}

import UIKitEngines

extension UITableView {
    /// Posted by a table after the user has selected or deselected rows and the delegate was notified.
    public static let selectionDidChangeNotification = NSNotification.Name("UITableViewSelectionDidChangeNotification")

    // MARK: - Selection by the app

    func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selection.selected { setSelected(false, path, animated: animated) }
            return
        }
        checkRow(indexPath)
        if !currentlyAllowsMultipleSelection {
            for path in selection.selected where path != indexPath { setSelected(false, path, animated: animated) }
        }
        setSelected(true, indexPath, animated: animated)
        if scrollPosition != .none { scroll(to: indexPath, at: scrollPosition, animated: animated) }
    }

    func setSelected(_ isSelected: Bool, _ indexPath: IndexPath, animated: Bool) {
        selection.set(isSelected, indexPath)
        guard indexPath.count == 2, let cell = table.cells[Row(indexPath)], cell.isSelected != isSelected else { return }
        cell.setSelected(isSelected, animated: animated)
    }

    /// Whether taps currently select rows.
    private var currentlyAllowsSelection: Bool {
        guard isEditing else { return allowsSelection }
        return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
    }

    var currentlyAllowsMultipleSelection: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: - Selection by touches

    func beginPress(_ touches: Set<UITouch>) {
        if closeSwipe(animated: true) { return }
        guard currentlyAllowsSelection, selection.highlighted == nil, let touch = touches.first else { return }
        guard let path = visibleRow(at: touch.location(in: self)), editing.placeholders.placeholder(at: path) == nil else { return }
        let dataRow = dataIndexPath(forPresented: path)
        guard tableHub.allAgree({ $0.tableView(self, shouldHighlightRowAt: dataRow) }) else { return }
        selection.highlighted = path
        table.cells[Row(path)]?.setHighlighted(true, animated: false)
        tableHub.notify { $0.tableView(self, didHighlightRowAt: dataRow) }
    }

    func endPress(_ touches: Set<UITouch>) {
        guard let path = selection.highlighted else { return }
        let isInside = touches.first.map { visibleRow(at: $0.location(in: self)) == path } ?? false
        cancelPress()
        guard isInside, exists(path) else { return }
        if selectOrDeselect(path) { performPrimaryAction(path) }
    }

    private func performPrimaryAction(_ path: IndexPath) {
        let dataRow = dataIndexPath(forPresented: path)
        guard exists(path), tableHub.value(!isEditing, { $0.tableView(self, canPerformPrimaryActionForRowAt: dataRow) }) else { return }
        tableHub.notify { $0.tableView(self, performPrimaryActionForRowAt: dataRow) }
    }

    func cancelPress() {
        guard let path = selection.highlighted else { return }
        selection.highlighted = nil
        table.cells[Row(path)]?.setHighlighted(false, animated: false)
        let dataRow = dataIndexPath(forPresented: path)
        tableHub.notify { $0.tableView(self, didUnhighlightRowAt: dataRow) }
    }

    /// Selects the tapped row, or deselects it if several can be selected. Returns whether the tap may also perform
    /// the primary action.
    private func selectOrDeselect(_ path: IndexPath) -> Bool {
        if currentlyAllowsMultipleSelection, selection.selected.contains(path) {
            deselectByTouch(path)
            return false
        }
        let isOnlySelection = !currentlyAllowsMultipleSelection || selection.selected.isEmpty
        selectByTouch(path)
        return isOnlySelection
    }

    /// Selects the focused row when the Return key is pressed.
    func selectByKey(_ path: IndexPath) {
        let dataRow = dataIndexPath(forPresented: path)
        guard currentlyAllowsSelection, exists(path),
            tableHub.allAgree({ $0.tableView(self, shouldHighlightRowAt: dataRow) })
        else { return }
        if selectOrDeselect(path) { performPrimaryAction(path) }
    }

    /// Selects the row that became focused.
    func selectByFocus(_ path: IndexPath) {
        guard currentlyAllowsSelection, !currentlyAllowsMultipleSelection, exists(path), !selection.selected.contains(path) else { return }
        selectByTouch(path)
    }

    func selectByTouch(_ path: IndexPath) {
        let dataRow = dataIndexPath(forPresented: path)
        guard let allowedPath = tableHub.value(dataRow, { $0.tableView(self, willSelectRowAt: dataRow) }),
            exists(presentedIndexPath(forData: allowedPath))
        else { return }
        let selectedPath = presentedIndexPath(forData: allowedPath)
        if !currentlyAllowsMultipleSelection {
            for other in selection.selected where other != selectedPath { deselectUnlessPrevented(other) }
        }
        setSelected(true, selectedPath, animated: false)
        cellForRow(at: selectedPath)?.segues.selection?()
        tableHub.notify { $0.tableView(self, didSelectRowAt: allowedPath) }
        postSelectionDidChange()
    }

    func deselectByTouch(_ path: IndexPath) {
        if deselectUnlessPrevented(path) { postSelectionDidChange() }
    }

    /// Deselects a row unless the delegate prevents the deselection.
    @discardableResult private func deselectUnlessPrevented(_ path: IndexPath) -> Bool {
        let dataRow = dataIndexPath(forPresented: path)
        guard let allowedPath = tableHub.value(dataRow, { $0.tableView(self, willDeselectRowAt: dataRow) }) else { return false }
        setSelected(false, presentedIndexPath(forData: allowedPath), animated: false)
        tableHub.notify { $0.tableView(self, didDeselectRowAt: allowedPath) }
        return true
    }

    private func postSelectionDidChange() { NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self) }

    private func visibleRow(at point: CGPoint) -> IndexPath? {
        table.cells.first { $0.value.superview === self && $0.value.frame.contains(point) }?.key.path
    }

    /// Called when the detail button of a cell was tapped.
    func accessoryWasTapped(of cell: UITableViewCell) {
        guard let path = indexPath(for: cell).map(dataIndexPath(forPresented:)) else { return }
        cell.segues.accessory?()
        tableHub.notify { $0.tableView(self, accessoryButtonTappedForRowWith: path) }
    }
}

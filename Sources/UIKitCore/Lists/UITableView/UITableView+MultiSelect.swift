extension UITableView: MultiSelectList {
    var multiSelectGesture: MultiSelectGesture {
        get { editing.multiSelectGesture }
        set { editing.multiSelectGesture = newValue }
    }

    var canSelectMultiple: Bool { allowsMultipleSelectionDuringEditing || (!isEditing && allowsMultipleSelection) }

    func isOnSelectionCircle(_ point: CGPoint) -> Bool {
        guard isEditing, allowsMultipleSelectionDuringEditing, let path = rowPath(at: point),
            let cell = cellForRow(at: dataIndexPath(forPresented: path))
        else {
            return false
        }
        return cell.isBeforeContent(convert(point, to: cell), of: cell.contentView)
    }

    var selectedPaths: [IndexPath] { selection.selected }

    func multiSelect(over path: IndexPath, selects: Bool) {
        // If multiple selection requires editing, the delegate has to begin editing in `multiSelectDidBegin(at:)`.
        guard currentlyAllowsMultipleSelection, placeholder(of: Row(path)) == nil else { return }
        if selects { selectByTouch(path) } else { deselectByTouch(path) }
    }

    func delegateAllowsMultiSelect(at path: IndexPath) -> Bool {
        let path = dataIndexPath(forPresented: path)
        return tableHub.value(false) { $0.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) }
    }

    func multiSelectDidBegin(at path: IndexPath) {
        cancelPress()
        let path = dataIndexPath(forPresented: path)
        tableHub.notify { $0.tableView(self, didBeginMultipleSelectionInteractionAt: path) }
    }

    func multiSelectDidEnd() { tableHub.notify { $0.tableViewDidEndMultipleSelectionInteraction(self) } }
}

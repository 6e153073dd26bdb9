extension UITableView: RowSweeping {
    var sweep: RowSweep {
        get { editing.sweep }
        set { editing.sweep = newValue }
    }

    var maySelectSeveral: Bool { allowsMultipleSelectionDuringEditing || (!isEditing && allowsMultipleSelection) }

    var selectedPaths: [IndexPath] { selection.selected }

    func sweep(over path: IndexPath, selects: Bool) {
        // The delegate may not have had the list edited.
        guard selectsSeveral else { return }
        if selects { selectByFinger(path) } else { deselectByFinger(path) }
    }

    func sweepMayBegin(at path: IndexPath) -> Bool {
        tableHub.value(false) { $0.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) }
    }

    func sweepDidBegin(at path: IndexPath) {
        cancelPress()
        tableHub.tell { $0.tableView(self, didBeginMultipleSelectionInteractionAt: path) }
    }

    func sweepDidEnd() { tableHub.tell { $0.tableViewDidEndMultipleSelectionInteraction(self) } }
}

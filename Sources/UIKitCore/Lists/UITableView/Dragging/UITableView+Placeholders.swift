import UIKitEngines

extension UITableView: PlaceholderHost {
    func dataIndexPath(forPresented path: IndexPath) -> IndexPath { editing.placeholders.rows.insertion(at: path) }

    func presentedIndexPath(forData path: IndexPath) -> IndexPath { editing.placeholders.rows.presentedIndexPath(forData: path) }

    /// Returns the index path in the data of a presented row.
    func dataPath(_ row: Row) -> IndexPath { dataIndexPath(forPresented: sourcePath(row)) }

    /// Returns the placeholder that a row presents; `nil` for a row that is in the data.
    func placeholder(of row: Row) -> UITableViewPlaceholder? {
        guard !editing.placeholders.rows.isEmpty, !isGap(row) else { return nil }
        return editing.placeholders.placeholder(at: sourcePath(row))
    }

    func placeholderCell(_ row: Row) -> UITableViewCell? {
        guard let placeholder = placeholder(of: row) else { return nil }
        let cell = dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: row.path)
        placeholder.cellUpdateHandler?(cell)
        return cell
    }

    /// Inserts a placeholder for a row that is not in the data yet, and returns the placeholder's identifier.
    func insert(_ placeholder: UITableViewPlaceholder) -> Int {
        let path = placeholder.insertionIndexPath
        closeDropGap(animated: false)
        let data = editing.placeholders.rows.dataCounts(counts())
        precondition(
            path.count == 2 && data.indices.contains(path.section) && (0...data[path.section]).contains(path.row),
            "UITableView: a placeholder for \(path), but the data source reports \(data) rows by section. Name a place that the row can "
                + "have.")
        let presentedPath = presentedIndexPath(forData: path)
        var changes = ItemChanges()
        var id = 0
        changes.inserted = [presentedPath]
        changePlaceholders(changes) { id = editing.placeholders.insert(placeholder, at: presentedPath) }
        return id
    }

    func placeholderPath(_ id: Int) -> IndexPath? {
        editing.placeholders.rows.path(of: id).map { editing.gap?.presentedIndexPath(forData: $0) ?? $0 }
    }

    func commitPlaceholder(_ id: Int, _ update: (IndexPath) -> Void) -> Bool {
        guard let presentedPath = editing.placeholders.rows.path(of: id) else { return false }
        closeDropGap(animated: false)
        _ = counts()
        let path = dataIndexPath(forPresented: presentedPath)
        update(path)
        // If `update` has reloaded all data, the placeholder was removed and needs no further update.
        guard editing.placeholders.rows.path(of: id) != nil else { return true }
        editing.placeholders.commit(id)
        reloadRows(at: [path], with: .fade)
        return true
    }

    func deletePlaceholder(_ id: Int) -> Bool {
        closeDropGap(animated: false)
        guard let presentedPath = editing.placeholders.rows.path(of: id) else { return false }
        var changes = ItemChanges()
        changes.deleted = [presentedPath]
        changePlaceholders(changes) { editing.placeholders.remove(id) }
        return true
    }

    func updatePlaceholder(_ id: Int) {
        guard let path = placeholderPath(id), let cell = table.cells[Row(path)] else { return }
        editing.placeholders.byID[id]?.cellUpdateHandler?(cell)
    }

    func placeholderParameters(_ id: Int) -> UIDragPreviewParameters? {
        guard let placeholder = editing.placeholders.byID[id] as? UITableViewDropPlaceholder else { return nil }
        guard let path = placeholderPath(id), let cell = cellForRow(at: path) else { return nil }
        return placeholder.previewParametersProvider?(cell)
    }

    /// Inserts or removes placeholders. The data does not change.
    private func changePlaceholders(_ changes: ItemChanges, _ apply: () -> Void) {
        closeSwipe(animated: false)
        let old = counts()
        let dataRowCounts = editing.placeholders.rows.dataCounts(old)
        apply()
        let new = editing.placeholders.rows.counts(dataRowCounts)
        table.counts = new
        table.generation += 1
        let mapping = ItemMapping(changes, from: old, to: new)
        listDragging?.rowsDidMove(mapping)
        guard !table.needsCells, bounds.width > 0 else {
            moveState(mapping)
            return discardViews()
        }
        var batch = TableUpdates()
        batch.changes = changes
        let savedUpdates = updates
        animate(batch, mapping)
        updates.completions = savedUpdates.completions
    }

    /// Converts changes of the data into changes of the presented rows. A placeholder moves with the rows next to it.
    func convertForPlaceholders(_ batch: inout TableUpdates, from presentedCounts: [Int]) {
        let before = editing.placeholders.rows
        guard !before.isEmpty else { return }
        let (old, new) = (before.dataCounts(presentedCounts), requestCounts())
        if let problem = batch.changes.problem(from: old, to: new, in: .tableView) { preconditionFailure(problem) }
        let after = before.applying(ItemMapping(batch.changes, from: old, to: new), from: old, to: new)
        batch.changes = before.presentedChanges(batch.changes, after: after)
        batch.insertAnimations = Self.keys(of: batch.insertAnimations) { after.presentedIndexPath(forData: $0) }
        batch.deleteAnimations = Self.keys(of: batch.deleteAnimations) { before.presentedIndexPath(forData: $0) }
        editing.placeholders.set(after)
    }

    /// Returns the animations by presented row. The key of a section has row -1 and does not change.
    private static func keys(of animations: [Row: RowAnimation], _ convert: (IndexPath) -> IndexPath) -> [Row: RowAnimation] {
        var result: [Row: RowAnimation] = [:]
        for (key, animation) in animations {
            let presentedKey = key.row < 0 ? key : Row(convert(key.path))
            result[presentedKey] = animation
        }
        return result
    }
}

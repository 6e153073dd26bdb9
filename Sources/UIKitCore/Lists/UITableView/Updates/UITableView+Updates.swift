import UIKitEngines

// Batch updates: recording changes, checking them, and moving the table's state to the new index paths.
//
// Changes are collected in `ItemChanges`. Deletions and the starts of moves refer to the data before the update,
// insertions and the ends of moves to the data after it. At the end of the outermost batch, the data source's counts
// are requested again and checked against the changes. An inconsistency stops the program with a description.
// `ItemMapping` then maps old to new index paths: items that are neither deleted nor moved keep their order, so that
// their new index is found by binary search in the sorted changes of the section. Selection, placeholders, known
// heights and cells follow this mapping. Only diffable data sources compare lists; here the app describes the
// changes, and only the changes and the stored state are visited.
extension UITableView {
    /// Records a change, and applies it unless a batch update is open.
    func change(_ animation: RowAnimation, _ record: (inout ItemChanges) -> Void) {
        if updates.depth == 0 { prepareForUpdate() }
        let oldChanges = updates.changes
        record(&updates.changes)
        recordAnimations(animation, from: oldChanges)
        if updates.depth == 0 { applyChanges() }
    }

    func batch(_ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginBatch()
        changes?()
        endBatch(completion)
    }

    func beginBatch() {
        if updates.depth == 0 { prepareForUpdate() }
        updates.depth += 1
    }

    func endBatch(_ completion: ((Bool) -> Void)?) {
        precondition(updates.depth > 0, "UITableView: endUpdates() without beginUpdates(). Call them in pairs.")
        if let completion { updates.completions.append(completion) }
        updates.depth -= 1
        if updates.depth == 0 { applyChanges() }
    }

    /// Requests the counts before the changes. Cells and heights are not requested, because the data may have changed
    /// already.
    private func prepareForUpdate() {
        closeSwipe(animated: false)
        closeDropGap(animated: false)
        updates.countsWereKnown = table.counts != nil
        _ = counts()
    }

    /// Records the animations of the newly inserted, deleted and reloaded rows and sections.
    private func recordAnimations(_ animation: RowAnimation, from old: ItemChanges) {
        let new = updates.changes
        for path in new.inserted.dropFirst(old.inserted.count) where path.count == 2 { updates.insertAnimations[Row(path)] = animation }
        for path in new.deleted.dropFirst(old.deleted.count) where path.count == 2 { updates.deleteAnimations[Row(path)] = animation }
        for path in new.reloaded.dropFirst(old.reloaded.count) where path.count == 2 { updates.deleteAnimations[Row(path)] = animation }
        for section in new.insertedSections.subtracting(old.insertedSections) { updates.insertAnimations[Row(section, -1)] = animation }
        for section in new.deletedSections.subtracting(old.deletedSections) { updates.deleteAnimations[Row(section, -1)] = animation }
        for section in new.reloadedSections.subtracting(old.reloadedSections) { updates.deleteAnimations[Row(section, -1)] = animation }
    }

    private func applyChanges() {
        var batch = updates
        updates = TableUpdates()
        updates.rowsBeingRemoved = batch.rowsBeingRemoved
        let old = counts()
        table.counts = nil
        convertForPlaceholders(&batch, from: old)
        let new = counts()
        if let problem = batch.changes.problem(from: old, to: new, in: .tableView, isReloaded: batch.isReloaded) {
            guard batch.changes.onlyDeletes, !batch.countsWereKnown else { preconditionFailure(problem) }
            // The table was never loaded, and the counts already lack the deleted rows.
            reloadNow()
            return layOutAfterReload(batch.completions)
        }
        let mapping = ItemMapping(batch.changes, from: old, to: new)
        table.generation += 1
        listDragging?.rowsDidMove(mapping)
        guard !table.needsCells, bounds.width > 0 else {
            moveState(mapping)
            discardViews()
            return layOutAfterReload(batch.completions)
        }
        animate(batch, mapping)
    }

    /// Requests the cells of a table that has no cells after a reload. Nothing is animated.
    private func layOutAfterReload(_ completions: [(Bool) -> Void]) {
        if bounds.width > 0, bounds.height > 0 { ViewAnimations.unanimated { tile() } }
        complete(completions)
    }

    /// Calls the completion handlers of an update without an animation: at once outside of a window, otherwise in the
    /// next frame.
    func complete(_ completions: [(Bool) -> Void]) {
        guard !completions.isEmpty else { return }
        let notify = { for completion in completions { completion(true) } }
        guard window != nil else { return notify() }
        FrameLoop.current.schedule(after: 0) { notify() }
    }

    /// Discards all cells, headers and footers. New views are requested in the next layout pass.
    func discardViews() {
        let selected = selection
        let placeholders = editing.placeholders
        let savedCounts = table.counts
        reloadEverything()
        table.counts = savedCounts
        editing.placeholders = placeholders
        selection = selected
    }

    /// Moves the selection, the highlighted row and the scroll target to their new index paths.
    func moveState(_ mapping: ItemMapping) {
        endMultiSelect()
        // A reloaded row counts as a new row, so it is not selected.
        selection.selected = selection.selected.compactMap { mapping.isReloaded($0) ? nil : mapping.newPath(of: $0) }
        selection.highlighted = selection.highlighted.flatMap { mapping.isReloaded($0) ? nil : mapping.newPath(of: $0) }
        table.prefetch.reset()
        table.prefetchedRange = nil
        table.scrollTarget = table.scrollTarget.flatMap { target in
            mapping.newPath(of: target.row.path).map { .init(row: Row($0), position: target.position) }
        }
    }

    /// Moves known heights to the new index paths of their rows. All other heights are requested again.
    ///
    /// - Parameters:
    ///   - keepsHeights: Whether known heights remain valid. `false` if all heights were already invalid.
    ///   - remeasuredRows: The rows outside of the changes whose heights are requested again; `nil` for all rows.
    func moveGeometry(_ mapping: ItemMapping, keepsHeights: Bool, remeasuring remeasuredRows: Set<Row>?) {
        let old = table.geometry
        table.needsGeometry = true
        table.storedAnchor = nil
        prepareGeometry()
        guard keepsHeights else { return }
        for (sectionIndex, section) in old.sections.enumerated() {
            guard let target = mapping.newPath(of: IndexPath(index: sectionIndex))?.first else { continue }
            keepHeaderAndFooterHeights(of: section, sectionIndex, as: target, mapping)
            guard !table.heightsAreFixed, let remeasuredRows else { continue }
            section.rows.forEachRecorded { row, height, isKnown in
                let path = IndexPath(row: row, section: sectionIndex)
                guard isKnown, !remeasuredRows.contains(Row(path)), !mapping.isReloaded(path), let new = mapping.newPath(of: path) else {
                    return
                }
                // A height that the delegate has just returned takes precedence.
                guard !self.isHeightKnown(Row(new)) else { return }
                table.geometry.setHeight(height, of: Row(new))
            }
        }
    }

    private func keepHeaderAndFooterHeights(of old: RowGeometry.Section, _ sectionIndex: Int, as target: Int, _ mapping: ItemMapping) {
        guard !mapping.isReloaded(IndexPath(index: sectionIndex)) else { return }
        // A header of the first section can be higher than others.
        let canKeepHeader = style == .plain || (sectionIndex == 0) == (target == 0)
        table.geometry.change(target) { section in
            if old.isHeaderKnown, !section.isHeaderKnown, canKeepHeader {
                section.header = old.header
                section.gap = old.gap
                section.isHeaderKnown = true
            }
            if old.isFooterKnown, !section.isFooterKnown {
                section.footer = old.footer
                section.isFooterKnown = true
            }
        }
    }

    func reconfigure(_ paths: [IndexPath]) {
        let rows = paths.map(presentedIndexPath(forData:))
        for row in rows { checkRow(row) }
        guard updates.depth == 0 else { return updates.reconfiguredPaths += rows }
        reconfigure(presented: rows)
        updateContentSize()
        cellStylesDidChange()
    }

    /// Reconfigures the cells at presented index paths.
    func reconfigure(presented rows: [IndexPath]) {
        for path in rows {
            guard let cell = table.cells[Row(path)] else { continue }
            let dataRow = dataPath(Row(path))
            updates.reconfiguredCell = cell
            let returnedCell: UITableViewCell? = dataHub.value(nil) { $0.tableView(self, cellForRowAt: dataRow) }
            updates.reconfiguredCell = nil
            precondition(
                returnedCell === cell,
                "UITableView: reconfigureRows(at:) got another cell for row \(dataRow.row) in section \(dataRow.section). Dequeue the cell "
                    + "with the identifier that it has, or call reloadRows(at:with:).")
            prepare(cell, Row(path))
            if !table.heightsAreFixed { resolveHeight(Row(path)) }
        }
    }
}

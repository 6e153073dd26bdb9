import UIKitEngines

extension UITableView {
    /// Notes a change; carries it out unless a batch is being collected.
    func change(_ animation: RowAnimation, _ note: (inout ItemChanges) -> Void) {
        if updates.depth == 0 { prepareForUpdate() }
        let before = updates.changes
        note(&updates.changes)
        remember(animation, from: before)
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

    /// Counts are needed from before the changes. Neither cells nor heights are requested: the data may have changed already.
    private func prepareForUpdate() {
        closeSwipe(animated: false)
        closeRoom(animated: false)
        updates.countsWereKnown = table.counts != nil
        _ = counts()
    }

    /// Which rows come and go how.
    private func remember(_ animation: RowAnimation, from old: ItemChanges) {
        let new = updates.changes
        for path in new.inserted.dropFirst(old.inserted.count) where path.count == 2 { updates.coming[Row(path)] = animation }
        for path in new.deleted.dropFirst(old.deleted.count) where path.count == 2 { updates.going[Row(path)] = animation }
        for path in new.reloaded.dropFirst(old.reloaded.count) where path.count == 2 { updates.going[Row(path)] = animation }
        for section in new.insertedSections.subtracting(old.insertedSections) { updates.coming[Row(section, -1)] = animation }
        for section in new.deletedSections.subtracting(old.deletedSections) { updates.going[Row(section, -1)] = animation }
        for section in new.reloadedSections.subtracting(old.reloadedSections) { updates.going[Row(section, -1)] = animation }
    }

    private func applyChanges() {
        var batch = updates
        updates = TableUpdates()
        updates.leaving = batch.leaving
        let old = counts()
        table.counts = nil
        carryPlaceholders(&batch, from: old)
        let new = counts()
        if let problem = batch.changes.problem(from: old, to: new, in: .tableView, isReloaded: batch.isReloaded) {
            guard batch.changes.onlyDeletes, !batch.countsWereKnown else { preconditionFailure(problem) }
            // The table was never loaded, so the rows are gone from the counts already.
            reloadNow()
            return layOutReloaded(batch.completions)
        }
        let mapping = ItemMapping(batch.changes, from: old, to: new)
        table.generation += 1
        dragParts?.rowsDidMove(mapping)
        guard !table.needsCells, bounds.width > 0 else {
            moveState(mapping)
            forgetViews()
            return layOutReloaded(batch.completions)
        }
        animate(batch, mapping)
    }

    /// Requests the cells of a table that has none since a reload: there is nothing to move.
    private func layOutReloaded(_ completions: [(Bool) -> Void]) {
        if bounds.width > 0, bounds.height > 0 { ViewAnimations.unanimated { tile() } }
        complete(completions)
    }

    /// Calls completion handlers of an update without an animation: at once outside of a window, else in the next frame.
    func complete(_ completions: [(Bool) -> Void]) {
        guard !completions.isEmpty else { return }
        let notify = { for completion in completions { completion(true) } }
        guard window != nil else { return notify() }
        FrameLoop.current.schedule(after: 0) { notify() }
    }

    /// All cells, headers and footers are requested again.
    func forgetViews() {
        let (selected, placeholders) = (selection, editing.placeholders)
        let kept = table.counts
        reloadEverything()
        table.counts = kept
        editing.placeholders = placeholders
        selection = selected
    }

    /// Selection and the like go with their rows.
    func moveState(_ mapping: ItemMapping) {
        endSweep()
        // What is loaded anew is another row: it is not selected any more.
        selection.selected = selection.selected.compactMap { mapping.isReloaded($0) ? nil : mapping.path(of: $0) }
        selection.highlighted = selection.highlighted.flatMap { mapping.isReloaded($0) ? nil : mapping.path(of: $0) }
        table.prefetch.forget()
        table.prefetchedFor = nil
        table.goal = table.goal.flatMap { goal in
            mapping.path(of: goal.row.path).map { .init(row: Row($0), position: goal.position) }
        }
    }

    /// Heights that are known go with their rows; the others are requested again.
    ///
    /// - Parameters:
    ///   - keepsLengths: `false` if lengths of the whole table changed.
    ///   - forgotten: rows whose heights are requested again although nothing happened to them; `nil` for all.
    func moveGeometry(_ mapping: ItemMapping, keepsLengths: Bool, forgetting forgotten: Set<Row>?) {
        let old = table.geometry
        table.needsGeometry = true
        table.anchorHold = nil
        prepareGeometry()
        guard keepsLengths else { return }
        for (number, section) in old.sections.enumerated() {
            guard let target = mapping.path(of: IndexPath(index: number))?.first else { continue }
            keepEnds(of: section, number, as: target, mapping)
            guard !table.heightsAreFixed, let forgotten else { continue }
            section.rows.forEachNoted { row, height, isKnown in
                let path = IndexPath(row: row, section: number)
                guard isKnown, !forgotten.contains(Row(path)), !mapping.isReloaded(path), let new = mapping.path(of: path) else { return }
                // What the delegate has just returned counts.
                guard !self.isKnown(Row(new)) else { return }
                table.geometry.setHeight(height, of: Row(new))
            }
        }
    }

    private func keepEnds(of old: RowGeometry.Section, _ number: Int, as target: Int, _ mapping: ItemMapping) {
        guard !mapping.isReloaded(IndexPath(index: number)) else { return }
        // A first header may be higher than others.
        let isAlike = style == .plain || (number == 0) == (target == 0)
        table.geometry.change(target) { section in
            if old.isHeaderKnown, !section.isHeaderKnown, isAlike {
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
        let rows = paths.map(placed)
        for row in rows { checkRow(row) }
        guard updates.depth == 0 else { return updates.reconfigured += rows }
        reconfigure(presented: rows)
        updateContentSize()
        looksDidChange()
    }

    /// Configures cells again, by presented index paths.
    func reconfigure(presented rows: [IndexPath]) {
        for path in rows {
            guard let cell = table.cells[Row(path)] else { continue }
            let data = dataPath(Row(path))
            updates.reconfiguredCell = cell
            let made: UITableViewCell? = dataHub.value(nil) { $0.tableView(self, cellForRowAt: data) }
            updates.reconfiguredCell = nil
            precondition(
                made === cell,
                "UITableView: reconfigureRows(at:) got another cell for row \(data.row) in section \(data.section). Dequeue the cell with "
                    + "the identifier that it has, or call reloadRows(at:with:).")
            prepare(cell, Row(path))
            if !table.heightsAreFixed { resolve(Row(path)) }
        }
    }
}

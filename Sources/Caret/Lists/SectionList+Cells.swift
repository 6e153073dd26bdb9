// The questions of data sources to a list: rows, sections, and the configuration of cells.
extension SectionList {
    /// Returns a row with its closures. Closures that have been released are made again.
    func row(at path: IndexPath) -> Row<Cell>? { plan.key(at: path).flatMap(row(for:)) }

    func row(for key: Int) -> Row<Cell>? {
        restoreClosures()
        return plan.row(for: key) ?? previousPlan.row(for: key)
    }

    /// Returns the row that a cell shows.
    func row(in cell: Cell) -> Row<Cell>? { cells[ObjectIdentifier(cell)].flatMap { row(for: $0.key) } }

    /// Returns a section by its number in the data source.
    func part(for key: Int) -> ListPlan<Cell>.SectionPlan? {
        restoreClosures()
        return plan.parts.first { $0.key == key } ?? previousPlan.parts.first { $0.key == key }
    }

    func part(at section: Int) -> ListPlan<Cell>.SectionPlan? {
        restoreClosures()
        return plan.part(at: section)
    }

    func fill(_ cell: Cell, key: Int) {
        let oldKey = cells[ObjectIdentifier(cell)]?.key
        endHandlers(cell)
        if let oldKey, oldKey != key { forgetLazyRow(oldKey) }
        guard let row = row(for: key) else { return }
        let filling = CellFilling(cell, key, row.kind)
        fillings[key] = filling
        cells[ObjectIdentifier(cell)] = filling
        filling.hide = row.actions.hide
        guard let fill = row.fill else { return }
        counters.fills += 1
        Hooks.track {
            filling.scope.collect { fill(cell) }
        } onChange: { [weak self, weak filling] in
            guard let self, let filling, !filling.isEnded, fillings[key] === filling else { return }
            changedRows.insert(key)
            request(.refill)
        }
    }

    /// Returns whether the visible cell of a row is of another kind than the row now requires.
    func needsOtherCell(_ key: Int) -> Bool {
        guard let filling = fillings[key], let row = row(for: key) else { return false }
        return filling.kind !== row.kind
    }

    /// Ends the handlers of a cell that no longer displays its row.
    func endHandlers(_ cell: Cell) {
        guard let filling = cells.removeValue(forKey: ObjectIdentifier(cell)) else { return }
        filling.end()
        if fillings[filling.key] === filling { fillings[filling.key] = nil }
    }

    func willShow(_ cell: Cell, at path: IndexPath) {
        row(in: cell)?.actions.show?(cell)
        pager?.rowWillShow(at: path)
    }

    func hide(_ cell: Cell) {
        // The plan no longer contains a removed row. Use the closure that the row had when its cell was configured.
        let filling = cells[ObjectIdentifier(cell)]
        if let filling {
            let hide = plan.keptRow(for: filling.key).map(\.actions.hide) ?? filling.hide
            hide?(cell)
        }
        endHandlers(cell)
        if let filling { forgetLazyRow(filling.key) }
    }

    /// Forgets a lazily made row that no cell shows any more.
    private func forgetLazyRow(_ key: Int) {
        guard fillings[key] == nil, let (section, index) = LazyKey.parts(of: key) else { return }
        plan.lazyRows[section]?.forget(index)
    }

    func move(from source: IndexPath, to target: IndexPath) {
        guard let id = rowID(at: source), let before = sectionID(at: source[0]), let after = sectionID(at: target[0]) else { return }
        plan.move(from: source, to: target)
        if let lazy = plan.part(at: target[0])?.lazy {
            // The cells have moved, but lazily made rows are identified by their places.
            changedRows.formUnion(fillings.keys.filter { LazyKey.parts(of: $0)?.section == lazy.section })
        }
        moveHandler?.body(RowMove(id: id, source: source, target: target, sourceSection: before, targetSection: after))
        setNeedsUpdate()
    }

    // MARK: - Prefetching

    /// Starts the tasks of rows that are near the visible area.
    func prefetch(_ paths: [IndexPath]) {
        for path in paths {
            guard let key = plan.key(at: path), prefetchTasks[key] == nil, let body = row(at: path)?.actions.prefetch else { continue }
            prefetchTasks[key] = Task { [weak self] in
                if !Task.isCancelled { await body() }
                if !Task.isCancelled { self?.prefetchTasks[key] = nil }
            }
        }
    }

    func cancelPrefetching(_ paths: [IndexPath]) {
        for path in paths { plan.key(at: path).flatMap { prefetchTasks.removeValue(forKey: $0) }?.cancel() }
    }

    /// Cancels the tasks of the rows that `isAffected` accepts; by default of all rows.
    func cancelPrefetching(where isAffected: (Int) -> Bool = { _ in true }) {
        for key in prefetchTasks.keys where isAffected(key) { prefetchTasks.removeValue(forKey: key)?.cancel() }
    }
}

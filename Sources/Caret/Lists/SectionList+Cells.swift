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
            guard let self, let filling, !filling.isEnded, fillings[filling.key] === filling else { return }
            changedRows.insert(filling.key)
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

    /// Releases a lazily made row that no cell shows any more.
    func forgetLazyRow(_ key: Int) {
        guard fillings[key] == nil, let (section, index) = LazyKey.parts(of: key) else { return }
        plan.lazyRows[section]?.forget(index)
    }
}

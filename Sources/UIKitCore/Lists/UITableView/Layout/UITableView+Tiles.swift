import UIKitEngines

extension UITableView {
    typealias Row = RowGeometry.Row

    /// How often places may be worked out anew because heights turned out to be others.
    private static let rounds = 12

    /// Makes what shows agree with data and offset. Cheap when nothing comes or goes.
    func tile() {
        guard !table.isTiling else { return }
        table.isTiling = true
        if scroll.isDragging { closeSwipe(animated: true) }
        prepareGeometry()
        table.needsCells = false
        fill()
        followGoal()
        retire()
        showRows()
        tileHeaders()
        if table.needsPlacement { placeCells() }
        placeEnds()
        placeIndex()
        table.isTiling = false
        if table.needsGeometry { return setNeedsLayout() }
        prefetch()
    }

    /// What shows, in points of the content.
    var visibleRange: ClosedRange<CGFloat> { bounds.minY...max(bounds.minY, bounds.maxY) }

    // MARK: - Heights of what shows

    /// Finds out how high everything is that shows. Rows that were seen stay where they are on the screen.
    private func fill() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        for _ in 0..<Self.rounds {
            let anchor = shownAnchor()
            let changed = resolveHeaders() || resolveRows()
            guard changed, !table.needsGeometry else { return }
            table.needsPlacement = true
            updateContentSize()
            guard let anchor else { continue }
            let distance = table.geometry.span(of: anchor.row).start - bounds.minY - anchor.distance
            if abs(distance) > 0.01 { shiftContent(by: distance) }
        }
    }

    /// The first row that has a cell and shows.
    private func shownAnchor() -> TableRecord.Anchor? {
        let range = visibleRange
        var first: Row?
        for (row, cell) in table.cells where cell.superview === self && exists(row.path) {
            guard isKnown(row), table.geometry.span(of: row).meets(range) else { continue }
            if first.map({ row < $0 }) ?? true { first = row }
        }
        return first.map { .init(row: $0, distance: table.geometry.span(of: $0).start - bounds.minY) }
    }

    private func resolveRows() -> Bool {
        guard !table.heightsAreFixed else { return false }
        var changed = false
        var next = table.geometry.firstRow(endingBelow: visibleRange.lowerBound)
        while let row = next, !table.needsGeometry {
            guard table.geometry.span(of: row).start < visibleRange.upperBound else { break }
            if !isKnown(row) { changed = resolve(row) || changed }
            guard !table.needsGeometry else { break }
            next = table.geometry.row(after: row)
        }
        return changed
    }

    func isKnown(_ row: Row) -> Bool {
        table.heightsAreFixed || table.geometry.sections[row.section].rows.isKnown(row.row)
    }

    /// Finds out how high a row is. Returns whether that is news.
    @discardableResult func resolve(_ row: Row) -> Bool {
        let old = table.geometry.span(of: row).length
        var height = wantedHeight(of: row)
        if height != Self.automaticDimension {
            height = checked(height, "row \(row.row) of section \(row.section)")
        } else if estimatedRowHeight == 0 {
            height = TableMetrics.rowHeight
        } else {
            guard let cell = cell(for: row) else { return false }
            // It may have been placed when less of the table's sides was covered.
            look(cell, row)
            if cell.superview !== self { cell.followTraits(of: self) }
            table.isMeasuring = true
            let fitted = BrokenConstraintReports.shared.measure { cell.fittedHeight(forWidth: cellWidth) }
            table.isMeasuring = false
            height = checked(fitted, "the cell of row \(row.row) of section \(row.section)")
        }
        table.geometry.setHeight(height, of: row)
        return height != old
    }

    // MARK: - Cells that come and go

    private func retire() {
        let range = visibleRange
        let held = editing.heldRow
        let leaving = table.cells.keys.filter { $0 != held && !isSeen($0, in: range) }
        for row in leaving.sorted() {
            if let cell = table.cells[row], isTypedInto(cell), exists(row.path) { continue }
            guard let cell = table.cells.removeValue(forKey: row) else { continue }
            if editing.swiped?.row == row { closeSwipe(animated: false) }
            recycle(cell, row.path)
        }
    }

    func isSeen(_ row: Row, in range: ClosedRange<CGFloat>) -> Bool {
        let sections = table.geometry.sections
        guard row.section < sections.count, row.row < sections[row.section].rows.count else { return false }
        return table.geometry.span(of: row).meets(range)
    }

    private func showRows() {
        let range = visibleRange
        guard bounds.width > 0, bounds.height > 0 else { return }
        var next = table.geometry.firstRow(endingBelow: range.lowerBound)
        while let row = next, !table.needsGeometry {
            let span = table.geometry.span(of: row)
            guard span.start < range.upperBound else { break }
            if span.meets(range), table.cells[row]?.superview !== self { show(row) }
            guard !table.needsGeometry else { break }
            next = table.geometry.row(after: row)
        }
    }

    private func show(_ row: Row) {
        guard let cell = cell(for: row) else { return }
        place(cell, row)
        let path = dataPath(row)
        if !cell.placement.isPlaceholder { table.prefetch.show(path) }
        if !isGap(row), !cell.placement.isPlaceholder { tableHub.tell { $0.tableView(self, willDisplay: cell, forRowAt: path) } }
        guard table.cells[row] === cell else { return }
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }

    /// The cell of a row: the one that it has, or one from the data source. `nil` if the data changed meanwhile.
    func cell(for row: Row) -> UITableViewCell? {
        if let cell = table.cells[row] { return cell }
        let generation = table.generation
        let cell = isGap(row) ? GapRow() : placeholderCell(row) ?? makeCell(dataPath(row))
        guard table.generation == generation, !table.needsGeometry || table.isPreparing else {
            setNeedsLayout()
            return nil
        }
        table.cells[row] = cell
        cell.placement.isInUse = true
        cell.placement.isPlaceholder = placeholder(of: row) != nil
        cell.owner(is: self)
        prepare(cell, row)
        return cell
    }

    private func makeCell(_ path: IndexPath) -> UITableViewCell {
        let made: UITableViewCell? = dataHub.value(nil) { $0.tableView(self, cellForRowAt: path) }
        guard let cell = made else {
            preconditionFailure("UITableView: there is no data source to make the cell of \(path). Keep it alive: it is held weakly.")
        }
        if cell.placement.isInUse, !updates.leaving.isEmpty { endLeaving(of: cell) }
        precondition(
            !cell.placement.isInUse || cell === updates.reconfiguredCell,
            "UITableView: the cell for row \(path.row) in section \(path.section) is in use for another row. Dequeue or make one in each "
                + "cellForRowAt.")
        return cell
    }

    /// Takes a cell off the screen and keeps it for later.
    func recycle(_ cell: UITableViewCell, _ path: IndexPath) {
        putAway(cell, path)
        if !(cell is GapRow) { cellReuse.recycle(cell, kind: .cell) }
    }

    /// Takes a cell off the screen, and tells of it.
    func putAway(_ cell: UITableViewCell, _ path: IndexPath) {
        let wasShown = cell.superview === self
        cell.removeFromSuperview()
        cell.placement.isInUse = false
        if cell is GapRow { return }
        cell.forgetDrag()
        let (isTold, path) = (wasShown && !cell.placement.isPlaceholder, told(path))
        cell.placement.isPlaceholder = false
        if isTold { tableHub.tell { $0.tableView(self, didEndDisplaying: cell, forRowAt: path) } }
    }

    // MARK: - Goals

    /// Has a movement towards a row end where the row is by now.
    private func followGoal() {
        guard let goal = table.goal else { return }
        guard scroll.isAnimating, case .animating(let flight) = scroll.machine.state, exists(goal.row.path) else {
            table.goal = nil
            return
        }
        let target = rounded(CGPoint(x: contentOffset.x, y: offset(showing: goal.row, goal.position)))
        if abs(target.y - flight.y.target) > 0.5 { scroll.machine.retarget(to: target, at: now) }
    }
}

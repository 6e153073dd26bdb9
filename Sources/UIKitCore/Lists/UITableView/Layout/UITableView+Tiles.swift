import UIKitEngines

// Tiling: creating cells for the visible rows and removing all others.
//
// `tile` runs in each layout pass and takes these steps: It updates the geometry. It measures the visible headers and
// self-sizing rows, at most 12 times, because new heights bring other rows into the visible area. After each
// measurement the content is shifted so that the first known row keeps its position. Next, `tile` recycles the cells of
// rows that left the visible area, and requests cells for rows that entered the area. Then it tiles headers and
// footers, sets changed frames, and notifies the prefetching data source. A pass costs O(v log n) for v visible rows of
// n rows, and little if the same rows remain visible. If the delegate or data source reloads the table during a pass,
// the pass stops, and the next layout pass starts again.
extension UITableView {
    typealias Row = RowGeometry.Row

    /// The maximum number of measurements in a pass.
    private static let maximumMeasurements = 12

    /// Updates the visible cells, headers and footers for the current data and offset. Inexpensive if the same rows
    /// remain visible.
    func tile() {
        guard !table.isTiling else { return }
        table.isTiling = true
        if scroll.isDragging { closeSwipe(animated: true) }
        prepareGeometry()
        table.needsCells = false
        measureVisibleRows()
        retargetScroll()
        removeInvisibleCells()
        showRows()
        tileHeaders()
        if table.needsCellUpdate { layOutCells() }
        layOutTableHeaderAndFooter()
        layOutIndex()
        table.isTiling = false
        if table.needsGeometry { return setNeedsLayout() }
        prefetch()
    }

    /// The visible vertical range, in content coordinates.
    var visibleRange: ClosedRange<CGFloat> { bounds.minY...max(bounds.minY, bounds.maxY) }

    // MARK: - Heights of visible rows

    /// Measures all visible rows and headers. Rows that were already visible keep their positions on the screen.
    private func measureVisibleRows() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        for _ in 0..<Self.maximumMeasurements {
            let anchor = visibleAnchor()
            let hasChanged = resolveHeaders() || resolveRows()
            guard hasChanged, !table.needsGeometry else { return }
            table.needsCellUpdate = true
            updateContentSize()
            guard let anchor else { continue }
            let distance = table.geometry.span(of: anchor.row).start - bounds.minY - anchor.distance
            if abs(distance) > 0.01 { shiftContent(by: distance) }
        }
    }

    /// Returns the anchor: the first visible row with a cell and a known height.
    private func visibleAnchor() -> TableViewState.Anchor? {
        let range = visibleRange
        var first: Row?
        for (row, cell) in table.cells where cell.superview === self && exists(row.path) {
            guard isHeightKnown(row), table.geometry.span(of: row).intersects(range) else { continue }
            if let earlierRow = first, earlierRow < row { continue }
            first = row
        }
        return first.map { .init(row: $0, distance: table.geometry.span(of: $0).start - bounds.minY) }
    }

    private func resolveRows() -> Bool {
        guard !table.heightsAreFixed else { return false }
        var hasChanged = false
        var next = table.geometry.firstRow(endingBelow: visibleRange.lowerBound)
        while let row = next, !table.needsGeometry {
            guard table.geometry.span(of: row).start < visibleRange.upperBound else { break }
            if !isHeightKnown(row) { hasChanged = resolveHeight(row) || hasChanged }
            guard !table.needsGeometry else { break }
            next = table.geometry.row(after: row)
        }
        return hasChanged
    }

    func isHeightKnown(_ row: Row) -> Bool {
        table.heightsAreFixed || table.geometry.sections[row.section].rows.isKnown(row.row)
    }

    /// Determines the height of a row. Returns whether the height has changed.
    @discardableResult func resolveHeight(_ row: Row) -> Bool {
        let old = table.geometry.span(of: row).length
        var height = specifiedHeight(of: row)
        if height != Self.automaticDimension {
            height = checked(height, "row \(row.row) of section \(row.section)")
        } else if estimatedRowHeight == 0 {
            height = TableMetrics.rowHeight
        } else {
            guard let cell = cell(for: row) else { return false }
            // The cell may have been laid out for different safe area insets.
            updateStyle(cell, row)
            if cell.superview !== self { cell.followTraits(of: self) }
            table.isMeasuring = true
            let fittedHeight = UnsatisfiableConstraintReporter.shared.measure { cell.fittedHeight(forWidth: cellWidth) }
            table.isMeasuring = false
            height = checked(fittedHeight, "the cell of row \(row.row) of section \(row.section)")
        }
        table.geometry.setHeight(height, of: row)
        return height != old
    }

    // MARK: - Adding and removing cells

    private func removeInvisibleCells() {
        let range = visibleRange
        let draggedRow = editing.draggedRow
        let invisibleRows = table.cells.keys.filter { $0 != draggedRow && !isVisible($0, in: range) }
        for row in invisibleRows.sorted() {
            if let cell = table.cells[row], containsFirstResponder(cell), exists(row.path) { continue }
            guard let cell = table.cells.removeValue(forKey: row) else { continue }
            if editing.swipedRow?.row == row { closeSwipe(animated: false) }
            recycle(cell, row.path)
        }
    }

    func isVisible(_ row: Row, in range: ClosedRange<CGFloat>) -> Bool {
        let sections = table.geometry.sections
        guard row.section < sections.count, row.row < sections[row.section].rows.count else { return false }
        return table.geometry.span(of: row).intersects(range)
    }

    private func showRows() {
        let range = visibleRange
        guard bounds.width > 0, bounds.height > 0 else { return }
        var next = table.geometry.firstRow(endingBelow: range.lowerBound)
        while let row = next, !table.needsGeometry {
            let span = table.geometry.span(of: row)
            guard span.start < range.upperBound else { break }
            if span.intersects(range), table.cells[row]?.superview !== self { show(row) }
            guard !table.needsGeometry else { break }
            next = table.geometry.row(after: row)
        }
    }

    private func show(_ row: Row) {
        guard let cell = cell(for: row) else { return }
        layOutCell(cell, row)
        let path = dataPath(row)
        if !cell.placement.isPlaceholder { table.prefetch.show(path) }
        if !isGap(row), !cell.placement.isPlaceholder { tableHub.notify { $0.tableView(self, willDisplay: cell, forRowAt: path) } }
        guard table.cells[row] === cell else { return }
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }

    /// Returns the current cell of a row, or requests a cell from the data source. Returns `nil` if the data changed
    /// during the request.
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
        cell.attach(to: self)
        prepare(cell, row)
        return cell
    }

    private func makeCell(_ path: IndexPath) -> UITableViewCell {
        let returnedCell: UITableViewCell? = dataHub.value(nil) { $0.tableView(self, cellForRowAt: path) }
        guard let cell = returnedCell else {
            preconditionFailure("UITableView: there is no data source to make the cell of \(path). Keep it alive: it is held weakly.")
        }
        if cell.placement.isInUse, !updates.rowsBeingRemoved.isEmpty { endRemoval(of: cell) }
        precondition(
            !cell.placement.isInUse || cell === updates.reconfiguredCell,
            "UITableView: the cell for row \(path.row) in section \(path.section) is in use for another row. Dequeue or make one in each "
                + "cellForRowAt.")
        return cell
    }

    /// Removes a cell from the screen and returns it to the reuse pool.
    func recycle(_ cell: UITableViewCell, _ path: IndexPath) {
        removeFromScreen(cell, path)
        if !(cell is GapRow) { cellReuse.recycle(cell, kind: .cell) }
    }

    /// Removes a cell from the screen, and notifies the delegate.
    func removeFromScreen(_ cell: UITableViewCell, _ path: IndexPath) {
        let wasShown = cell.superview === self
        cell.removeFromSuperview()
        cell.placement.isInUse = false
        if cell is GapRow { return }
        cell.resetDrag()
        let notifiesDelegate = wasShown && !cell.placement.isPlaceholder
        let path = dataIndexPath(forPresented: path)
        cell.placement.isPlaceholder = false
        if notifiesDelegate { tableHub.notify { $0.tableView(self, didEndDisplaying: cell, forRowAt: path) } }
    }

    // MARK: - Animated scrolling to a row

    /// Updates the target offset of an animated scroll to a row, if the row has moved.
    private func retargetScroll() {
        guard let scrollTarget = table.scrollTarget else { return }
        guard scroll.isAnimating, case .animating(let animation) = scroll.machine.state, exists(scrollTarget.row.path) else {
            table.scrollTarget = nil
            return
        }
        let target = rounded(CGPoint(x: contentOffset.x, y: offset(showing: scrollTarget.row, scrollTarget.position)))
        if abs(target.y - animation.y.target) > 0.5 { scroll.machine.retarget(to: target, at: now) }
    }
}

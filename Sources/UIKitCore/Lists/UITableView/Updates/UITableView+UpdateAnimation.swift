import UIKitEngines

// The animation of a batch update.
//
// The input is a mapping from old to new index paths. Selection, known heights, cells and headers move to their new
// index paths first. The first visible row that is not removed is the anchor. The content is shifted so that this row
// keeps its position on the screen. Cells of deleted rows animate out, and cells pushed out of the visible area slide
// to their new frames. Then the table is tiled for the new data, every remaining cell is set back to its old frame,
// and new cells to the start of their animations. One animation block tiles the table again, which moves all cells to
// their final frames. The cost depends on the visible rows, the changed rows and the rows with known heights, not on
// the number of rows.
extension UITableView {
    /// Animates all visible rows from their old to their new frames. Inserted rows animate in, and deleted rows
    /// animate out.
    ///
    /// Without changes of items, only heights change. The rows then move to the resulting frames.
    func animate(_ batch: TableUpdates, _ mapping: ItemMapping) {
        let isAnimated = window != nil && UIView.areAnimationsEnabled && !isWithoutAnimation(batch)
        let oldGeometry = table.geometry
        let oldCells = table.cells
        let keepsHeights = !table.needsGeometry
        moveState(mapping)
        let anchor = anchorForUpdate(mapping)
        var remeasuredRows: Set<Row>? = []
        if batch.changes.isEmpty { remeasuredRows = table.heightsAreDelegated ? nil : Set(oldCells.keys) }
        moveGeometry(mapping, keepsHeights: keepsHeights, remeasuring: remeasuredRows)
        let replacedRows = moveCells(oldCells, batch, mapping, isAnimated: isAnimated)
        let replacedViews = moveHeaders(mapping)
        ViewAnimations.unanimated {
            reconfigure(presented: batch.reconfiguredPaths.compactMap { mapping.isReloaded($0) ? nil : mapping.newPath(of: $0) })
        }
        updateContentSize()
        restorePosition(anchor)
        // Replaced views are recycled after the new views exist. Otherwise a view could be dequeued for the same row.
        let replace = {
            for removal in replacedRows { self.finishRemoval(removal) }
            self.recycle(replacedViews)
        }
        guard isAnimated else {
            ViewAnimations.unanimated { self.tile() }
            replace()
            return complete(batch.completions)
        }
        slideOutPushedRows()
        ViewAnimations.unanimated { self.setInitialFrames(oldGeometry, oldCells, batch, mapping) }
        replace()
        UIView.animate(
            withDuration: TableMetrics.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: {
                for cell in self.table.cells.values { cell.alpha = 1 }
                self.table.needsCellUpdate = true
                self.tile()
            },
            completion: { [weak self] _ in
                self?.setNeedsLayout()
                for completion in batch.completions { completion(true) }
            })
    }

    /// Returns whether the update runs without any animation.
    private func isWithoutAnimation(_ batch: TableUpdates) -> Bool {
        let animations = Array(batch.insertAnimations.values) + Array(batch.deleteAnimations.values)
        guard !animations.isEmpty, animations.allSatisfy({ $0 == .none }) else { return false }
        return batch.changes.moved.isEmpty && batch.changes.movedSections.isEmpty
    }

    /// Returns the anchor: the first visible row that is not removed; `nil` at the top of the content. Changes above
    /// the anchor do not move it.
    private func anchorForUpdate(_ mapping: ItemMapping) -> TableViewState.Anchor? {
        guard contentOffset.y > -adjustedContentInset.top else { return nil }
        for (row, cell) in table.cells.sorted(by: { $0.key < $1.key }) where cell.superview === self && isVisible(row, in: visibleRange) {
            guard let path = mapping.newPath(of: row.path) else { continue }
            return .init(row: Row(path), distance: table.geometry.span(of: row).start - bounds.minY)
        }
        return nil
    }

    private func restorePosition(_ anchor: TableViewState.Anchor?) {
        guard let anchor, exists(anchor.row.path) else { return }
        let distance = table.geometry.span(of: anchor.row).start - anchor.distance - bounds.minY
        guard abs(distance) > 0.01 else { return }
        let target = extent.clamp(CGPoint(x: contentOffset.x, y: contentOffset.y + distance))
        shiftContent(by: target.y - contentOffset.y)
    }

    /// Moves cells to the new index paths of their rows, and removes all other cells. Returns the cells that are
    /// replaced without an animation.
    private func moveCells(
        _ old: [Row: UITableViewCell], _ batch: TableUpdates, _ mapping: ItemMapping, isAnimated: Bool
    ) -> [RowRemoval] {
        var replacedRows: [RowRemoval] = []
        table.cells = [:]
        for (row, cell) in old.sorted(by: { $0.key < $1.key }) {
            if let path = mapping.newPath(of: row.path), !mapping.isReloaded(row.path) {
                table.cells[Row(path)] = cell
                continue
            }
            let animation = batch.deleteAnimations[row] ?? batch.deleteAnimations[Row(row.section, -1)] ?? .automatic
            if isAnimated, animation != .none, cell.superview === self {
                animateOut(cell, row, animation)
            } else if mapping.isReloaded(row.path) {
                replacedRows.append(RowRemoval(cell, row))
            } else {
                recycle(cell, row.path)
            }
        }
        updates.rowsBeingRemoved += replacedRows
        for (row, cell) in table.cells { prepareEditing(cell, row) }
        return replacedRows
    }

    /// Animates the rows that the update pushes out of the visible area.
    private func slideOutPushedRows() {
        let range = visibleRange
        let pushedCells = table.cells.filter {
            $1.superview === self && !table.geometry.span(of: $0).intersects(range) && !containsFirstResponder($1)
        }
        for (row, cell) in pushedCells.sorted(by: { $0.key < $1.key }) {
            table.cells[row] = nil
            let removal = RowRemoval(cell, row)
            updates.rowsBeingRemoved.append(removal)
            let target = frame(of: row)
            UIView.animate(
                withDuration: TableMetrics.updateDuration, animations: { cell.frame = target },
                completion: { [weak self] _ in self?.finishRemoval(removal) })
        }
    }

    /// A header or footer whose section is reloaded.
    private struct ReplacedHeaderFooter {
        let view: UIView
        let section: Int
        let isHeader: Bool
    }

    /// Moves headers and footers with their sections. Returns the views that are replaced.
    private func moveHeaders(_ mapping: ItemMapping) -> [ReplacedHeaderFooter] {
        var replacedViews: [ReplacedHeaderFooter] = []
        func moveViews(_ views: [Int: UIView], isHeader: Bool) -> [Int: UIView] {
            var result: [Int: UIView] = [:]
            for (section, view) in views.sorted(by: { $0.key < $1.key }) {
                let path = IndexPath(index: section)
                if mapping.isReloaded(path) {
                    replacedViews.append(.init(view: view, section: section, isHeader: isHeader))
                } else if let target = mapping.newPath(of: path)?.first {
                    result[target] = view
                } else {
                    recycle([.init(view: view, section: section, isHeader: isHeader)])
                }
            }
            return result
        }
        let (headers, footers) = (table.headers, table.footers)
        table.headers = [:]
        table.footers = [:]
        let movedHeaders = moveViews(headers, isHeader: true)
        let movedFooters = moveViews(footers, isHeader: false)
        table.headers = movedHeaders
        table.footers = movedFooters
        return replacedViews
    }

    /// Recycles replaced headers and footers, except for views that the delegate has returned again.
    private func recycle(_ views: [ReplacedHeaderFooter]) {
        let usedViews = Set((Array(table.headers.values) + Array(table.footers.values)).map(ObjectIdentifier.init))
        for replacedView in views where !usedViews.contains(ObjectIdentifier(replacedView.view)) {
            if replacedView.isHeader {
                recycleHeader(replacedView.view, replacedView.section)
            } else {
                recycleFooter(replacedView.view, replacedView.section)
            }
        }
    }

    /// Lays out the final state, then sets the cells of moved rows back to their old frames.
    private func setInitialFrames(_ old: RowGeometry, _ oldCells: [Row: UITableViewCell], _ batch: TableUpdates, _ mapping: ItemMapping) {
        var oldFrames: [ObjectIdentifier: CGRect] = [:]
        for cell in oldCells.values { oldFrames[ObjectIdentifier(cell)] = cell.frame }
        tile()
        for (row, cell) in table.cells where cell.superview === self {
            if let frame = oldFrames[ObjectIdentifier(cell)] {
                cell.frame = frame
            } else if let path = mapping.oldPath(of: row.path), !mapping.isReloaded(path) {
                let span = pixelAligned(old.span(of: Row(path)))
                cell.frame = CGRect(x: cell.frame.minX, y: span.start, width: cell.frame.width, height: span.length)
            } else {
                prepareInsertion(cell, batch.insertAnimations[row] ?? batch.insertAnimations[Row(row.section, -1)] ?? .fade)
            }
        }
    }

    // MARK: - Inserted and deleted rows

    private func prepareInsertion(_ cell: UITableViewCell, _ animation: RowAnimation) {
        guard animation != .none else { return }
        cell.alpha = 0
        cell.frame = offscreenFrame(cell.frame, animation)
    }

    private func animateOut(_ cell: UITableViewCell, _ row: Row, _ animation: RowAnimation) {
        let removal = RowRemoval(cell, row)
        updates.rowsBeingRemoved.append(removal)
        sendSubviewToBack(cell)
        let target = offscreenFrame(cell.frame, animation)
        UIView.animate(
            withDuration: TableMetrics.updateDuration,
            animations: {
                cell.alpha = 0
                cell.frame = target
            },
            completion: { [weak self] _ in self?.finishRemoval(removal) })
    }

    private func finishRemoval(_ removal: RowRemoval) {
        guard let index = updates.rowsBeingRemoved.firstIndex(where: { $0 === removal }) else { return }
        updates.rowsBeingRemoved.remove(at: index)
        removal.cell.alpha = 1
        recycle(removal.cell, removal.row.path)
    }

    /// Ends the removal of a cell that is used again, as with a data source that keeps one cell for each row.
    func endRemoval(of cell: UITableViewCell) {
        guard let index = updates.rowsBeingRemoved.firstIndex(where: { $0.cell === cell }) else { return }
        let removal = updates.rowsBeingRemoved.remove(at: index)
        cell.layer.removeAllAnimations()
        cell.alpha = 1
        removeFromScreen(cell, removal.row.path)
    }

    /// Returns the frame from which an inserted row is animated, or to which a deleted row is animated.
    private func offscreenFrame(_ frame: CGRect, _ animation: RowAnimation) -> CGRect {
        switch animation {
        case .left: frame.offsetBy(dx: -bounds.width, dy: 0)
        case .right: frame.offsetBy(dx: bounds.width, dy: 0)
        case .top: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        case .fade, .none, .middle, .automatic: frame
        }
    }

    /// Ends all removals at once, because the data is being reloaded.
    func finishUpdates() {
        let removals = updates.rowsBeingRemoved.sorted { $0.row < $1.row }
        updates.rowsBeingRemoved = []
        for removal in removals {
            removal.cell.alpha = 1
            recycle(removal.cell, removal.row.path)
        }
    }
}

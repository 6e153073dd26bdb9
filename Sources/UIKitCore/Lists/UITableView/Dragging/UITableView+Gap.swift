import UIKitEngines

extension UITableView {
    var gap: ItemArrangement? { editing.gap }
    var gapDelay: TimeInterval { 0 }

    /// Returns whether a row is an empty gap for a drop.
    func isGap(_ row: Row) -> Bool { editing.gap.map { $0.source == nil && $0.current == row.path } ?? false }

    /// The number of rows of each section in the data, without the gap.
    var dataCounts: [Int] {
        guard let arrangement = editing.arrangement else { return counts() }
        var result = counts()
        if result.indices.contains(arrangement.current.section) { result[arrangement.current.section] -= 1 }
        if let source = arrangement.source { result[source.section] += 1 }
        return result
    }

    func rowPath(at point: CGPoint) -> IndexPath? {
        indexPathForRow(at: point).flatMap { placeholder(of: Row($0)) == nil ? $0 : nil }
    }

    func dropPath(at point: CGPoint) -> IndexPath? {
        guard point.x >= 0, point.x <= bounds.width else { return nil }
        if let path = indexPathForRow(at: point) { return gapPath(path, at: point) }
        let counts = counts()
        guard let section = table.geometry.section(at: point.y) ?? counts.indices.last, counts.indices.contains(section) else { return nil }
        let isUpper = point.y < table.geometry.span(ofHeader: section).end
        let path = IndexPath(row: isUpper ? 0 : counts[section], section: section)
        guard let gap = editing.gap else { return path }
        let lastRow = dataCounts[section] - (gap.source?.section == section ? 1 : 0)
        return IndexPath(row: min(path.row, lastRow), section: section)
    }

    /// Returns the row at a point. If a gap at that row would not contain the point, returns the current gap instead.
    private func gapPath(_ path: IndexPath, at point: CGPoint) -> IndexPath {
        guard let gap = editing.gap, gap.current != path else { return path }
        let rowFrame = rectForRow(at: path), gapFrame = rectForRow(at: gap.current)
        return ReorderTargeting.takesPosition(rowFrame, from: gapFrame, at: CGPoint(x: rowFrame.midX, y: point.y)) ? path : gap.current
    }

    func visibleCell(at path: IndexPath) -> (any DraggableCell)? { cellForRow(at: path) }

    func presentedFrame(at path: IndexPath) -> CGRect? { exists(path) ? frame(of: Row(path)) : nil }

    // MARK: - Gap

    func openDropGap(at path: IndexPath, for source: IndexPath?, size: CGSize) {
        guard editing.reorder == nil, updates.depth == 0 else { return }
        if let gap = editing.gap, gap.source != source { closeDropGap(animated: false) }
        editing.gapHeight = max(1, size.height)
        if editing.gap == nil {
            guard let source else { return insertGap(at: path) }
            editing.gap = ItemArrangement(moving: source)
        }
        guard let gap = editing.gap, dataCounts.indices.contains(path.section) else { return }
        let lastRow = dataCounts[path.section] - (gap.source?.section == path.section ? 1 : 0)
        let target = IndexPath(row: min(path.row, lastRow), section: path.section)
        guard target != gap.current else { return }
        var changes = ItemChanges()
        changes.moved = [(gap.current, target)]
        arrange(changes) { editing.gap?.current = target }
    }

    private func insertGap(at path: IndexPath) {
        guard ItemArrangement(gapAt: path).allows(path, counts: counts()) else { return }
        var changes = ItemChanges()
        changes.inserted = [path]
        arrange(changes) { editing.gap = ItemArrangement(gapAt: path) }
    }

    /// Applies changes that open, move or close the gap, and animates the rows.
    func arrange(_ changes: ItemChanges, _ apply: () -> Void) {
        let old = counts()
        let dataRowCounts = dataCounts
        apply()
        let new = editing.arrangement?.counts(dataRowCounts) ?? dataRowCounts
        table.counts = new
        var batch = TableUpdates()
        batch.changes = changes
        let savedUpdates = updates
        animate(batch, ItemMapping(changes, from: old, to: new))
        updates.completions = savedUpdates.completions
    }

    func closeDropGap(animated: Bool) {
        guard let gap = editing.gap else { return }
        var changes = ItemChanges()
        if gap.source == nil {
            changes.deleted = [gap.current]
        } else if let source = gap.source, source != gap.current {
            changes.moved = [(gap.current, source)]
        }
        guard !changes.isEmpty else { return editing.gap = nil }
        if animated, window != nil { return arrange(changes) { editing.gap = nil } }
        applyWithoutAnimation(changes)
    }

    /// Applies changed index paths to the rows without moving their cells. The cells keep their frames until the next
    /// change.
    private func applyWithoutAnimation(_ changes: ItemChanges) {
        let (old, new) = (counts(), dataCounts)
        editing.gap = nil
        table.counts = new
        let mapping = ItemMapping(changes, from: old, to: new)
        let cells = table.cells
        moveState(mapping)
        moveGeometry(mapping, keepsHeights: !table.needsGeometry, remeasuring: [])
        table.cells = [:]
        for (row, cell) in cells {
            if let path = mapping.newPath(of: row.path) { table.cells[Row(path)] = cell } else { recycle(cell, row.path) }
        }
        setNeedsLayout()
    }

    /// Notifies the data source of the move of a row that is already presented at its new index path.
    func applyMove(from source: IndexPath, to target: IndexPath) {
        editing.gap = nil
        commitMove(from: source, to: target)
    }
}

/// An empty cell that fills the gap for a drop.
final class GapRow: UITableViewCell {
    init() {
        super.init(style: .default, reuseIdentifier: nil)
        isUserInteractionEnabled = false
        backgroundColor = .clear
        selectionStyle = .none
    }

    required init?(coder: NSCoder) { nil }
}

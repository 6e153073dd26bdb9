import UIKitEngines

extension UITableView {
    var visiblePaths: [IndexPath]? {
        let rows = visibleCellsWithRows.map(\.key.path)
        return rows.isEmpty ? nil : rows
    }

    /// The visible cells, from top to bottom. A cell that remains outside of the visible area because it contains the
    /// first responder is not included.
    var visibleCellsWithRows: [(key: Row, value: UITableViewCell)] {
        tileAfterReload()
        let visibleCells = table.cells.filter { row, cell in
            cell.superview === self && (row == editing.draggedRow || isVisible(row, in: visibleRange) || !containsFirstResponder(cell))
        }
        return visibleCells.sorted { $0.key < $1.key }
    }

    func cell(at indexPath: IndexPath) -> UITableViewCell? {
        guard indexPath.count == 2 else { return nil }
        if !table.isTiling { tileAfterReload() }
        return table.cells[Row(indexPath)]
    }

    func row(at point: CGPoint) -> IndexPath? {
        prepareGeometry()
        guard point.x >= 0, point.x < max(bounds.width, 0.001) else { return nil }
        return table.geometry.row(at: point.y)?.path
    }

    func rows(in rect: CGRect) -> [IndexPath]? {
        prepareGeometry()
        guard rect.minX < max(bounds.width, 0.001), rect.maxX >= 0, !rect.isNull else { return nil }
        let rows = table.geometry.rows(in: rect.minY...max(rect.minY, rect.maxY))
        return rows.isEmpty ? nil : rows.map(\.path)
    }

    // MARK: - Rectangles

    func rowRect(_ indexPath: IndexPath) -> CGRect {
        prepareGeometry()
        guard exists(indexPath) else { return .zero }
        let span = table.geometry.span(of: Row(indexPath))
        return CGRect(x: sideInset, y: span.start, width: cellWidth, height: span.length)
    }

    func sectionRect(_ section: Int) -> CGRect { rect(section) { $0.span(ofSection: section) } }
    func headerRect(_ section: Int) -> CGRect { rect(section) { $0.span(ofHeader: section) } }
    func footerRect(_ section: Int) -> CGRect { rect(section) { $0.span(ofFooter: section) } }

    private func rect(_ section: Int, _ span: (RowGeometry) -> RowGeometry.Span) -> CGRect {
        prepareGeometry()
        guard table.geometry.sections.indices.contains(section) else { return .zero }
        let span = span(table.geometry)
        return CGRect(x: 0, y: span.start, width: bounds.width, height: span.length)
    }

    // MARK: - Headers and footers

    func visibleHeaderFooter(_ section: Int, isHeader: Bool) -> UITableViewHeaderFooterView? {
        tileAfterReload()
        return (isHeader ? table.headers : table.footers)[section] as? UITableViewHeaderFooterView
    }

    /// Lays the table out if cells are still missing after a reload, so that a query returns the same views as in the
    /// next frame.
    private func tileAfterReload() {
        if table.needsGeometry || table.needsCells, !table.isTiling, !table.isPreparing, updates.depth == 0 { tile() }
    }
}

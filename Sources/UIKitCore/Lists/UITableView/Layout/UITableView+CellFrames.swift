import UIKitEngines

extension UITableView {
    /// The distance of the cells from the left and right edges of the table, in points.
    var sideInset: CGFloat {
        guard style == .insetGrouped else { return 0 }
        return TableMetrics.groupInset(forWidth: bounds.width)
            + (insetsContentViewsToSafeArea ? max(safeAreaInsets.left, safeAreaInsets.right) : 0)
    }

    var cellWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

    /// The distances of the content from the left and right edges of a cell, in points. For headers, the distances
    /// from the table's edges.
    var contentMargins: (left: CGFloat, right: CGFloat) {
        let width = bounds.width
        var margin = style == .insetGrouped ? TableMetrics.groupInset(forWidth: width) : TableMetrics.margin(forWidth: width)
        if cellLayoutMarginsFollowReadableWidth { margin = max(margin, (cellWidth - 672) / 2) }
        guard insetsContentViewsToSafeArea, style != .insetGrouped else { return (margin, margin + indexWidth) }
        return (margin + safeAreaInsets.left, margin + safeAreaInsets.right + indexWidth)
    }

    /// The separator inset of cells for which no inset was set.
    public var automaticSeparatorInset: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: contentMargins.left, bottom: 0, right: 0)
    }

    /// Rounds a span to whole pixels.
    func pixelAligned(_ span: RowGeometry.Span) -> RowGeometry.Span {
        let scale = max(1, pixelsPerPoint)
        let start = (span.start * scale).rounded() / scale
        return .init(start: start, length: (span.end * scale).rounded() / scale - start)
    }

    /// Returns the frame of a row's cell, in content coordinates.
    func frame(of row: Row) -> CGRect {
        let span = pixelAligned(table.geometry.span(of: row))
        return CGRect(x: sideInset, y: span.start, width: cellWidth, height: span.length)
    }

    func layOutCells() {
        table.needsCellUpdate = false
        for (row, cell) in table.cells where cell.superview === self { layOutCell(cell, row) }
    }

    /// Sets the frame and the appearance of a cell.
    func layOutCell(_ cell: UITableViewCell, _ row: Row) {
        updateStyle(cell, row)
        guard row != editing.draggedRow else { return }
        var frame = frame(of: row)
        if let swipedRow = editing.swipedRow, swipedRow.row == row { frame.origin.x += swipedRow.swipeState.offset }
        if cell.frame != frame { cell.frame = frame }
    }

    /// Configures a cell when it begins to represent a row.
    func prepare(_ cell: UITableViewCell, _ row: Row) {
        let path = sourcePath(row)
        cell.isHiddenByMask = editing.gap.map { $0.source != nil && $0.current == row.path } ?? false
        guard !isGap(row), !cell.placement.isPlaceholder else { return updateStyle(cell, row) }
        let dataRow = dataIndexPath(forPresented: path)
        cell.setIndentation(tableHub.value(cell.indentationLevel) { $0.tableView(self, indentationLevelForRowAt: dataRow) })
        prepareEditing(cell, row)
        updateStyle(cell, row)
        if cell.isSelected != selection.selected.contains(path) { cell.setSelected(!cell.isSelected, animated: false) }
        if cell.isHighlighted != (selection.highlighted == path) { cell.setHighlighted(!cell.isHighlighted, animated: false) }
    }

    func updateStyle(_ cell: UITableViewCell, _ row: Row) {
        let isLast = row.row == table.geometry.sections[row.section].rows.count - 1
        var cellStyle = TableCellStyle()
        cellStyle.margins = contentMargins
        cellStyle.indexWidth = style == .insetGrouped ? 0 : indexWidth
        cellStyle.isFirst = row.row == 0
        cellStyle.isLast = isLast
        cellStyle.isGrouped = style != .plain
        cellStyle.cornerRadius = style == .insetGrouped ? TableMetrics.cornerRadius : 0
        cellStyle.separatorInset = editing.separatorInset
        cellStyle.addsSeparatorInset = separatorInsetReference == .fromAutomaticInsets
        cellStyle.separatorColor = separatorStyle == .none ? nil : separatorColor ?? .separator
        cell.show(cellStyle)
        cell.applyStandardBackground(style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    }

    // MARK: - Table header, footer and background

    func layOutTableHeaderAndFooter() {
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        if let tableHeaderView {
            let frame = CGRect(x: 0, y: 0, width: bounds.width, height: table.geometry.tableHeaderHeight)
            if tableHeaderView.frame != frame { tableHeaderView.frame = frame }
        }
        if let tableFooterView {
            let frame = CGRect(
                x: 0, y: table.geometry.total - table.geometry.tableFooterHeight, width: bounds.width,
                height: table.geometry.tableFooterHeight)
            if tableFooterView.frame != frame { tableFooterView.frame = frame }
        }
    }

    func replaceTableHeaderOrFooter(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        setNeedsLayout()
    }

    func replaceBackground(_ old: UIView?) {
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        insertSubview(backgroundView, at: 0)
    }
}

import UIKitEngines

extension UITableView {
    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        prepareGeometry()
        if path.count == 2, path.row == NSNotFound { return scroll(toSection: path.section, position, animated: animated) }
        checkRow(path)
        let row = Row(path)
        measure(around: row, position)
        let target = CGPoint(x: contentOffset.x, y: offset(showing: row, position))
        if animated, window != nil { table.scrollTarget = .init(row: row, position: position) }
        setContentOffset(target, animated: animated)
    }

    private func scroll(toSection section: Int, _ position: ScrollPosition, animated: Bool) {
        _ = rowCount(of: section)
        let target = offset(showing: table.geometry.span(ofHeader: section), position, headerHeight: 0)
        setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: animated)
    }

    func scrollToNearest(_ position: ScrollPosition, animated: Bool) {
        prepareGeometry()
        let middle = bounds.midY
        let distances = selection.selected.filter(exists).map { path in
            (path: path, distance: abs(table.geometry.span(of: Row(path)).start - middle))
        }
        guard let nearestRow = distances.min(by: { $0.distance < $1.distance }) else { return }
        scroll(to: nearestRow.path, at: position, animated: animated)
    }

    /// Returns the content offset that shows a row at a position, in points.
    func offset(showing row: Row, _ position: ScrollPosition) -> CGFloat {
        // In plain tables the floating header covers the top of the visible area.
        let headerHeight = style == .plain ? table.geometry.sections[row.section].header : 0
        return offset(showing: table.geometry.span(of: row), position, headerHeight: headerHeight)
    }

    private func offset(showing span: RowGeometry.Span, _ position: ScrollPosition, headerHeight: CGFloat) -> CGFloat {
        let insets = adjustedContentInset
        let top = span.start - insets.top - headerHeight
        let bottom = span.end - bounds.height + insets.bottom
        let offset: CGFloat
        switch position {
        case .top: offset = top
        case .bottom: offset = bottom
        case .middle: offset = (span.start + span.end - bounds.height - insets.top + insets.bottom) / 2
        case .none: offset = contentOffset.y > top ? top : max(contentOffset.y, min(bottom, top))
        }
        updateContentSize()
        return extent.clamp(CGPoint(x: contentOffset.x, y: offset)).y
    }

    /// Measures the rows that will be visible around a row, so that the scroll ends exactly at the row.
    private func measure(around row: Row, _ position: ScrollPosition) {
        guard !table.heightsAreFixed, bounds.height > 0 else { return }
        let wasTiling = table.isTiling
        table.isTiling = true
        defer {
            table.isTiling = wasTiling
            updateContentSize()
            setNeedsLayout()
        }
        measure(row, upTo: bounds.height) { table.geometry.row(after: $0) }
        measure(row, upTo: bounds.height) { table.geometry.row(before: $0) }
    }

    private func measure(_ first: Row, upTo limit: CGFloat, next: (Row) -> Row?) {
        var length: CGFloat = 0
        var current: Row? = first
        while let row = current, length < limit, !table.needsGeometry {
            if !isHeightKnown(row) {
                let span = table.geometry.span(of: row)
                let isAbove = span.end <= bounds.minY
                resolveHeight(row)
                // The visible rows keep their positions on the screen until the content scrolls.
                let growth = table.geometry.span(of: row).length - span.length
                if isAbove, growth != 0 {
                    updateContentSize()
                    shiftContent(by: growth)
                }
            }
            length += table.geometry.span(of: row).length
            current = next(row)
        }
    }

    // MARK: - Prefetching

    /// Notifies the prefetching data source of the rows around the visible area. Cancels the prefetching of rows that
    /// are no longer near.
    func prefetch() {
        guard isPrefetchingEnabled, !scroll.isMeasuringAhead, !prefetchHub.isEmpty, window != nil, bounds.height > 0 else { return }
        let range = visibleRange
        if let last = table.prefetchedRange, abs(last.lowerBound - range.lowerBound) < bounds.height / 4 { return }
        table.prefetchedRange = range
        let middle = (range.lowerBound + range.upperBound) / 2
        let prefetchRange = (range.lowerBound - bounds.height)...(range.upperBound + bounds.height)
        let rows = table.geometry.rows(in: prefetchRange).filter { placeholder(of: $0) == nil }
        let candidates = rows.filter { table.cells[$0] == nil }.map { row in
            (distance: abs((table.geometry.span(of: row).start + table.geometry.span(of: row).end) / 2 - middle), path: dataPath(row))
        }
        let nearestPaths = candidates.sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map(\.path)
        let (begin, cancel) = table.prefetch.update(near: nearestPaths, covered: Set(rows.map(dataPath)))
        if !cancel.isEmpty { prefetchHub.notify { $0.tableView(self, cancelPrefetchingForRowsAt: cancel) } }
        if !begin.isEmpty { prefetchHub.notify { $0.tableView(self, prefetchRowsAt: begin) } }
    }
}

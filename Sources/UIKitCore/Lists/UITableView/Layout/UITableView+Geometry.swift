import UIKitEngines

// The heights of a table: loading, estimating and changing the heights of all rows, headers and footers.
//
// `prepareGeometry` first makes a plan for all sections: the row height is fixed, or the delegate returns every
// height, or rows start with an estimate. Then it creates a `RowGeometry` with one `RowHeights` per section. The
// delegate is asked once per row only if it returns heights without estimates, or estimates. In all other cases the
// cost is independent of the number of rows. `RowHeights` stores the known heights in pages and their sums in a
// Fenwick tree. A change of a height and a lookup by position therefore both cost O(log n). Before heights become
// invalid, an anchor stores the first visible row and its distance from the top. After the new geometry is complete,
// the content is shifted so that the anchor row keeps its position on the screen.
extension UITableView {
    /// The method by which a table determines the heights of its rows. Created once for all sections.
    private struct HeightPlan {
        var estimate: CGFloat
        /// Whether the height of every row is requested at once.
        var requestsHeights = false
        /// Whether the estimate of every row is requested at once.
        var requestsEstimates = false
    }

    /// Invalidates all heights. Heights are requested again before the next frame, and the visible rows keep their
    /// positions on the screen.
    package func heightsDidChange() {
        storeAnchor()
        table.needsGeometry = true
        setNeedsLayout()
    }

    func heightDidChange(_ old: CGFloat, _ new: CGFloat) { if new != old { heightsDidChange() } }

    /// Invalidates the appearance of all cells.
    func cellStylesDidChange() {
        table.needsCellUpdate = true
        setNeedsLayout()
    }

    func traitsDidChange(from previous: UITraitCollection?) {
        if traitCollection.changesTextSizes(from: previous) { heightsDidChange() }
        cellStylesDidChange()
    }

    /// Computes the geometry of all sections if a height, a count or the width has changed.
    func prepareGeometry() {
        guard !table.isPreparing else { return }
        let widths = TableViewState.LayoutWidths(width: bounds.width, left: safeAreaInsets.left, right: safeAreaInsets.right)
        if table.layoutWidths != widths, !table.needsGeometry { heightsDidChange() }
        guard table.needsGeometry else { return updateTableHeaderAndFooter() }
        table.isPreparing = true
        defer { table.isPreparing = false }
        table.needsGeometry = false
        table.needsCellUpdate = true
        table.layoutWidths = widths
        let counts = counts()
        let plan = heightPlan(counts)
        table.geometry = RowGeometry(sections: counts.indices.map { makeSection($0, rows: counts[$0], plan) })
        updateTableHeaderAndFooter()
        restoreAnchor()
        updateContentSize()
    }

    private func heightPlan(_ counts: [Int]) -> HeightPlan {
        table.heightsAreFixed = false
        table.heightsAreDelegated = false
        let standardHeight = Self.isLength(rowHeight) ? rowHeight : TableMetrics.rowHeight
        let placeholders = editing.placeholders.rows
        guard let section = placeholders.dataCounts(counts).firstIndex(where: { $0 > 0 }) else {
            return HeightPlan(estimate: standardHeight)
        }
        let first = RowGeometry.Row(placeholders.presentedIndexPath(forData: IndexPath(row: 0, section: section)))
        let (_, isDelegated) = DefaultImplementationProbe.probeRecipients { specifiedHeight(of: first) }
        table.heightsAreDelegated = isDelegated
        if !isDelegated, rowHeight >= 0, placeholders.isEmpty {
            table.heightsAreFixed = true
            return HeightPlan(estimate: checked(rowHeight, "the row height"))
        }
        guard estimatedRowHeight != 0 else { return HeightPlan(estimate: standardHeight, requestsHeights: isDelegated) }
        let (_, hasEstimates) = DefaultImplementationProbe.probeRecipients { estimatedHeight(of: first) }
        let estimate = estimatedRowHeight == Self.automaticDimension ? 0 : checked(estimatedRowHeight, "the estimated row height")
        return HeightPlan(estimate: estimate > 0 ? estimate : standardHeight, requestsEstimates: hasEstimates)
    }

    private func makeSection(_ sectionIndex: Int, rows count: Int, _ plan: HeightPlan) -> RowGeometry.Section {
        var rows = RowHeights(count: count, estimate: plan.estimate)
        if plan.requestsHeights {
            for row in 0..<count {
                let height = specifiedHeight(of: RowGeometry.Row(sectionIndex, row))
                let isAutomatic = height == Self.automaticDimension
                rows.set(isAutomatic ? plan.estimate : checked(height, "row \(row) of section \(sectionIndex)"), at: row)
            }
        } else if plan.requestsEstimates {
            for row in 0..<count {
                let estimate = estimatedHeight(of: RowGeometry.Row(sectionIndex, row))
                if estimate > 0, Self.isLength(estimate) { rows.set(estimate, at: row, isKnown: false) }
            }
        }
        var section = RowGeometry.Section(rows: rows)
        (section.header, section.isHeaderKnown) = initialHeaderHeight(of: sectionIndex)
        (section.footer, section.isFooterKnown) = initialFooterHeight(of: sectionIndex)
        section.gap = gap(overHeader: section.header)
        return section
    }

    /// Returns the height that the delegate or the table specifies. The height may be ``automaticDimension``.
    func specifiedHeight(of row: RowGeometry.Row) -> CGFloat {
        if isGap(row) { return editing.gapHeight }
        if let placeholder = placeholder(of: row) { return placeholder.rowHeight }
        let path = dataPath(row)
        return tableHub.value(rowHeight) { $0.tableView(self, heightForRowAt: path) }
    }

    private func estimatedHeight(of row: RowGeometry.Row) -> CGFloat {
        guard !isGap(row), placeholder(of: row) == nil else { return estimatedRowHeight }
        let path = dataPath(row)
        return tableHub.value(estimatedRowHeight) { $0.tableView(self, estimatedHeightForRowAt: path) }
    }

    /// The maximum length, a billion points. Sums of longer lengths would have errors of more than a point.
    private static let maximumLength: CGFloat = 1e9

    /// Returns whether a length is valid: from 0 to `maximumLength`, and not NaN.
    static func isLength(_ length: CGFloat) -> Bool { length >= 0 && length <= maximumLength }

    /// Returns the length if it is valid. If not, reports the length and returns 0.
    func checked(_ length: CGFloat, _ subject: @autoclosure () -> String) -> CGFloat {
        guard !Self.isLength(length) else { return length }
        Diagnostics.report(
            "table.length",
            "UITableView: \(subject()) is \(length) points high, and is laid out as 0. Return a finite height of 0 or more, or "
                + "UITableView.automaticDimension.")
        return 0
    }

    /// Returns the space above a header of the height `height`, in points.
    func gap(overHeader height: CGFloat) -> CGFloat {
        guard height > 0 else { return 0 }
        if sectionHeaderTopPadding != Self.automaticDimension { return checked(sectionHeaderTopPadding, "the section header top padding") }
        return style == .plain ? TableMetrics.plainHeaderGap : 0
    }

    // MARK: - Table header and footer, content size

    /// Applies the heights of the table's header view and footer view.
    private func updateTableHeaderAndFooter() {
        let headerHeight = tableHeaderView?.frame.height ?? 0
        let footerHeight = tableFooterView?.frame.height ?? 0
        guard table.geometry.tableHeaderHeight != headerHeight || table.geometry.tableFooterHeight != footerHeight else { return }
        table.geometry.tableHeaderHeight = headerHeight
        table.geometry.tableFooterHeight = footerHeight
        table.needsCellUpdate = true
        updateContentSize()
    }

    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: table.geometry.total)
        guard size != contentSize else { return }
        contentSize = size
        if scroll.isDecelerating { scroll.machine.retargetDeceleration(at: now, in: extent) }
    }

    /// Shifts the content offset by the change of the content above the visible area, so that the visible rows do not
    /// move on the screen.
    func shiftContent(by distance: CGFloat) {
        scroll.machine.shift(by: CGPoint(x: 0, y: distance))
        applyMachineOffset()
    }

    // MARK: - The anchor

    /// Stores the first visible row as the anchor, unless the table is scrolled to its top.
    func storeAnchor() {
        guard !table.needsGeometry, table.storedAnchor == nil, contentOffset.y > -adjustedContentInset.top else { return }
        guard let row = table.geometry.firstRow(endingBelow: bounds.minY + adjustedContentInset.top) else { return }
        table.storedAnchor = .init(row: row, distance: table.geometry.span(of: row).start - bounds.minY)
    }

    private func restoreAnchor() {
        guard let anchor = table.storedAnchor else { return }
        table.storedAnchor = nil
        guard exists(anchor.row.path) else { return }
        updateContentSize()
        let distance = table.geometry.span(of: anchor.row).start - anchor.distance - bounds.minY
        if abs(distance) > 0.01 { shiftContent(by: distance) }
    }
}

import UIKitEngines

extension UITableView {
    /// How a table that is loaded knows its rows' heights, worked out once for all sections.
    private struct HeightPlan {
        var estimate: CGFloat
        /// Every row's height is asked for at once.
        var asksHeights = false
        /// Every row's estimate is asked for at once.
        var asksEstimates = false
    }

    /// Heights may be others: they are asked for again before the next frame, and what shows stays in place.
    package func lengthsDidChange() {
        holdAnchor()
        table.needsGeometry = true
        setNeedsLayout()
    }

    func lengthDidChange(_ old: CGFloat, _ new: CGFloat) { if new != old { lengthsDidChange() } }

    /// Looks of cells may be others.
    func looksDidChange() {
        table.needsPlacement = true
        setNeedsLayout()
    }

    func traitsDidChange(from previous: UITraitCollection?) {
        if traitCollection.changesLengths(from: previous) { lengthsDidChange() }
        looksDidChange()
    }

    /// Works out where sections stand, if anything about it changed.
    func prepareGeometry() {
        guard !table.isPreparing else { return }
        let room = TableRecord.Room(width: bounds.width, left: safeAreaInsets.left, right: safeAreaInsets.right)
        if table.room != room, !table.needsGeometry { lengthsDidChange() }
        guard table.needsGeometry else { return updateEnds() }
        table.isPreparing = true
        defer { table.isPreparing = false }
        table.needsGeometry = false
        table.needsPlacement = true
        table.room = room
        let counts = counts()
        let plan = heightPlan(counts)
        table.geometry = RowGeometry(sections: counts.indices.map { makeSection($0, rows: counts[$0], plan) })
        updateEnds()
        releaseAnchor()
        updateContentSize()
    }

    private func heightPlan(_ counts: [Int]) -> HeightPlan {
        table.heightsAreFixed = false
        table.heightsAreDelegated = false
        let standard = Self.isLength(rowHeight) ? rowHeight : TableMetrics.rowHeight
        let placeholders = editing.placeholders.rows
        guard let section = placeholders.dataCounts(counts).firstIndex(where: { $0 > 0 }) else { return HeightPlan(estimate: standard) }
        let first = RowGeometry.Row(placeholders.place(of: IndexPath(row: 0, section: section)))
        let (_, isOwn) = OwnAnswers.ask { wantedHeight(of: first) }
        table.heightsAreDelegated = isOwn
        if !isOwn, rowHeight >= 0, placeholders.isEmpty {
            table.heightsAreFixed = true
            return HeightPlan(estimate: checked(rowHeight, "the row height"))
        }
        guard estimatedRowHeight != 0 else { return HeightPlan(estimate: standard, asksHeights: isOwn) }
        let (_, estimates) = OwnAnswers.ask { estimatedHeight(of: first) }
        let estimate = estimatedRowHeight == Self.automaticDimension ? 0 : checked(estimatedRowHeight, "the estimated row height")
        return HeightPlan(estimate: estimate > 0 ? estimate : standard, asksEstimates: estimates)
    }

    private func makeSection(_ number: Int, rows count: Int, _ plan: HeightPlan) -> RowGeometry.Section {
        var rows = RowHeights(count: count, estimate: plan.estimate)
        if plan.asksHeights {
            for row in 0..<count {
                let wanted = wantedHeight(of: RowGeometry.Row(number, row))
                rows.set(wanted == Self.automaticDimension ? plan.estimate : checked(wanted, "row \(row) of section \(number)"), at: row)
            }
        } else if plan.asksEstimates {
            for row in 0..<count {
                let estimate = estimatedHeight(of: RowGeometry.Row(number, row))
                if estimate > 0, Self.isLength(estimate) { rows.set(estimate, at: row, isKnown: false) }
            }
        }
        var section = RowGeometry.Section(rows: rows)
        (section.header, section.isHeaderKnown) = firstHeaderHeight(of: number)
        (section.footer, section.isFooterKnown) = firstFooterHeight(of: number)
        section.gap = gap(overHeader: section.header)
        return section
    }

    /// What the delegate says, or the table; may be ``automaticDimension``.
    func wantedHeight(of row: RowGeometry.Row) -> CGFloat {
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

    /// A billion points: what is longer cannot be added up to anything that is told apart by points.
    private static let longest: CGFloat = 1e9

    /// Whether a length can be laid out.
    static func isLength(_ length: CGFloat) -> Bool { length >= 0 && length <= longest }

    /// A length that can be laid out; what cannot is reported and taken for 0.
    func checked(_ length: CGFloat, _ what: @autoclosure () -> String) -> CGFloat {
        guard !Self.isLength(length) else { return length }
        Diagnostics.report(
            "table.length",
            "UITableView: \(what()) is \(length) points high, and is laid out as 0. Answer a finite height of 0 or more, or "
                + "UITableView.automaticDimension.")
        return 0
    }

    /// The space above a header of that height.
    func gap(overHeader height: CGFloat) -> CGFloat {
        guard height > 0 else { return 0 }
        if sectionHeaderTopPadding != Self.automaticDimension { return checked(sectionHeaderTopPadding, "the section header top padding") }
        return style == .plain ? TableMetrics.plainHeaderGap : 0
    }

    // MARK: - The whole

    /// Views above and below all sections may have another height.
    private func updateEnds() {
        let lead = tableHeaderView?.frame.height ?? 0
        let tail = tableFooterView?.frame.height ?? 0
        guard table.geometry.lead != lead || table.geometry.tail != tail else { return }
        table.geometry.lead = lead
        table.geometry.tail = tail
        table.needsPlacement = true
        updateContentSize()
    }

    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: table.geometry.total)
        guard size != contentSize else { return }
        contentSize = size
        if scroll.isDecelerating { scroll.machine.reaim(at: now, in: extent) }
    }

    /// Moves everything that shows along with content whose upper part became longer or shorter: nothing is seen to move.
    func shiftContent(by distance: CGFloat) {
        scroll.machine.shift(by: CGPoint(x: 0, y: distance))
        follow()
    }

    // MARK: - The anchor

    /// Remembers the first row that shows, unless content stands at its top.
    func holdAnchor() {
        guard !table.needsGeometry, table.anchorHold == nil, contentOffset.y > -adjustedContentInset.top else { return }
        guard let row = table.geometry.firstRow(endingBelow: bounds.minY + adjustedContentInset.top) else { return }
        table.anchorHold = .init(row: row, distance: table.geometry.span(of: row).start - bounds.minY)
    }

    private func releaseAnchor() {
        guard let anchor = table.anchorHold else { return }
        table.anchorHold = nil
        guard exists(anchor.row.path) else { return }
        updateContentSize()
        let distance = table.geometry.span(of: anchor.row).start - anchor.distance - bounds.minY
        if abs(distance) > 0.01 { shiftContent(by: distance) }
    }
}

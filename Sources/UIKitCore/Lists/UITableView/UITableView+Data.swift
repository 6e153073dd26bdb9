import UIKitEngines

extension UITableView {
    func setUpTable() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        setUpSwiping()
        setUpMultiSelect()
        addInteraction(UIContextMenuInteraction(delegate: menus))
    }

    func setDelegate(_ delegate: (any UITableViewDelegate)?) {
        tableHub.delegate = delegate
        scrollHub.delegate = delegate
        heightsDidChange()
    }

    func setDragDelegate(_ delegate: (any UITableViewDragDelegate)?) {
        dragHub.delegate = delegate
        prepareDragging()
    }

    func setDropDelegate(_ delegate: (any UITableViewDropDelegate)?) {
        dropHub.delegate = delegate
        prepareDragging()
    }

    func setDataSource(_ dataSource: (any UITableViewDataSource)?) {
        dataHub.delegate = dataSource
        reloadEverything()
    }

    /// Implements `reloadData()`. Counts and heights are requested at once, as in UIKit. Within a layout pass or a
    /// batch update, only counts are requested.
    func reloadNow() {
        reloadEverything()
        guard !table.isTiling, !table.isPreparing, updates.depth == 0 else { return _ = counts() }
        prepareGeometry()
    }

    /// Returns the number of rows of each section. The counts are requested once after each reload.
    func counts() -> [Int] {
        if let counts = table.counts { return counts }
        let countsWithPlaceholders = editing.placeholders.rows.counts(requestCounts())
        let presentedCounts = editing.arrangement?.counts(countsWithPlaceholders) ?? countsWithPlaceholders
        table.counts = presentedCounts
        return presentedCounts
    }

    /// Requests the number of rows of each section from the data source.
    func requestCounts() -> [Int] {
        guard !dataHub.isEmpty else { return [0] }
        let sections = dataHub.value(0) { $0.numberOfSections(in: self) }
        return (0..<max(0, sections)).map { section in
            let count = dataHub.value(0) { $0.tableView(self, numberOfRowsInSection: section) }
            precondition(count >= 0, "UITableView: the data source reports \(count) rows in section \(section). Return 0 or more.")
            return count
        }
    }

    func rowCount(of section: Int) -> Int {
        let counts = counts()
        if dataHub.isEmpty, !counts.indices.contains(section) { return 0 }
        precondition(
            counts.indices.contains(section),
            "UITableView: section \(section), but the data source reports \(counts.count). Call reloadData() after changing the data.")
        return counts[section]
    }

    func checkRow(_ indexPath: IndexPath) {
        let counts = counts()
        precondition(indexPath.count == 2, "UITableView: the path \(indexPath) names no row. Make it with IndexPath(row:section:).")
        precondition(
            counts.indices.contains(indexPath.section),
            "UITableView: row \(indexPath.row) in section \(indexPath.section), but the data source reports \(counts.count) sections. "
                + "Call reloadData() after changing the data.")
        precondition(
            (0..<counts[indexPath.section]).contains(indexPath.row),
            "UITableView: row \(indexPath.row) in section \(indexPath.section), but the data source reports "
                + "\(counts[indexPath.section]) rows. Call reloadData() after changing the data.")
    }

    func exists(_ indexPath: IndexPath) -> Bool { counts().containsItem(indexPath) }

    func reloadEverything() {
        if updates.depth > 0 { updates.isReloaded = true }
        closeSwipe(animated: false)
        endMultiSelect()
        cancelReorder()
        editing.gap = nil
        editing.placeholders.removeAll()
        finishUpdates()
        recycleAll()
        selection = TableSelection()
        table.prefetch.reset()
        table.prefetchedRange = nil
        table.counts = nil
        table.needsGeometry = true
        table.needsCells = true
        table.scrollTarget = nil
        table.storedAnchor = nil
        reloadIndex()
        setNeedsLayout()
    }

    private func recycleAll() {
        table.generation += 1
        let cells = table.cells.sorted { $0.key < $1.key }
        let headers = table.headers.sorted { $0.key < $1.key }
        let footers = table.footers.sorted { $0.key < $1.key }
        table.cells = [:]
        table.headers = [:]
        table.footers = [:]
        for (row, cell) in cells { recycle(cell, row.path) }
        for (section, view) in headers { recycleHeader(view, section) }
        for (section, view) in footers { recycleFooter(view, section) }
    }
}

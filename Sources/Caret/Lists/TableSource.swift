/// The data source that shows a section list in a table view. The source also receives the calls of the table view's
/// delegate, in addition to the delegate itself.
final class TableSource: UITableViewDiffableDataSource<Int, Int>, SectionSource {
    typealias Cell = UITableViewCell

    private weak var table: UITableView?
    let list: SectionList<UITableViewCell>
    private var registeredCells: Set<String> = []
    private var lazyCounts = LazyCounts()
    private var features = EnabledFeatures()

    init(_ table: UITableView, _ list: SectionList<UITableViewCell>) {
        self.table = table
        self.list = list
        super.init(tableView: table) { _, _, _ in nil }
    }

    // MARK: - Showing

    var isInWindow: Bool { table?.window != nil }
    var scrollView: UIScrollView? { table }

    var backgroundView: UIView? {
        get { table?.backgroundView }
        set { table?.backgroundView = newValue }
    }

    func show(
        _ plan: ListPlan<UITableViewCell>, insteadOf old: ListPlan<UITableViewCell>, refilling rows: [Int], animated: Bool
    ) {
        // Stop if the app has set another data source.
        guard table?.dataSource === self else { return }
        let (lazyRows, storedRows) = rows.split { $0 < 0 }
        reloadSections(lazyCounts.removeStoredSections(of: plan))
        lazyCounts.insertSections(of: plan) { index(for: $0) != nil }
        var snapshot = plan.snapshot
        let (reloaded, refilled) = storedRows.split { plan.rows[$0]?.kind.identifier != old.rows[$0]?.kind.identifier }
        snapshot.reloadItems(reloaded)
        snapshot.reconfigureItems(refilled)
        snapshot.reloadSections(changeEdges(to: plan, from: old))
        apply(snapshot, animatingDifferences: animated && isInWindow)
        for change in lazyCounts.changes(to: plan) { show(change, animated && isInWindow) }
        refill(lazyRows)
    }

    /// Changes the number of rows of a lazy section.
    private func show(_ change: (index: Int, key: Int, count: Int), _ isAnimated: Bool) {
        guard let table else { return }
        let update = {
            // The counts change within the update, which compares the numbers of rows before and after.
            table.performBatchUpdates {
                switch self.lazyCounts.set(change.count, of: change.key, at: change.index) {
                case .insert(let paths): table.insertRows(at: paths, with: isAnimated ? .automatic : .none)
                case .delete(let paths): table.deleteRows(at: paths, with: isAnimated ? .automatic : .none)
                case .reload: table.reloadSections([change.index], with: .none)
                }
            }
        }
        if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
    }

    private func reloadSections(_ keys: [Int]) {
        guard !keys.isEmpty, let table else { return }
        let sections = IndexSet(keys.compactMap { index(for: $0) })
        UIView.performWithoutAnimation { table.reloadSections(sections, with: .none) }
    }

    func refill(_ rows: [Int]) {
        guard let table, table.dataSource === self else { return }
        let (rowsWithOtherCell, rowsWithSameCell) = rows.split(list.needsOtherCell)
        let (reloaded, refilled) = (rowsWithOtherCell.compactMap(path), rowsWithSameCell.compactMap(path))
        if !refilled.isEmpty { table.reconfigureRows(at: refilled) }
        if !reloaded.isEmpty { UIView.performWithoutAnimation { table.reloadRows(at: reloaded, with: .none) } }
    }

    /// Returns the index path of a row; `nil` if the view does not show it.
    private func path(of row: Int) -> IndexPath? {
        guard let (key, index) = LazyKey.parts(of: row) else { return indexPath(for: row) }
        guard let section = self.index(for: key), index < lazyCounts.count(of: key) ?? 0 else { return nil }
        return IndexPath(row: index, section: section)
    }

    func reload() {
        guard table?.dataSource === self else { return }
        _ = lazyCounts.removeStoredSections(of: list.plan)
        for change in lazyCounts.changes(to: list.plan) { _ = lazyCounts.set(change.count, of: change.key, at: change.index) }
        applySnapshotUsingReloadData(list.plan.snapshot)
    }

    // MARK: - Selection, index and features

    var visiblePaths: [IndexPath] { table?.indexPathsForVisibleRows ?? [] }
    var selectedPaths: [IndexPath] { table?.indexPathsForSelectedRows ?? [] }
    func select(_ path: IndexPath, animated: Bool) { table?.selectRow(at: path, animated: animated, scrollPosition: .none) }
    func deselect(_ path: IndexPath, animated: Bool) { table?.deselectRow(at: path, animated: animated) }
    func reloadIndex() { table?.reloadSectionIndexTitles() }

    func enable(_ required: ListFeatures) {
        guard let table else { return }
        features.enable(.dragging, of: required) { Hooks.observeDrags(of: table, by: self) }
        features.enable(.prefetching, of: required) { Hooks.observePrefetching(of: table, by: self) }
    }

    func disableFeatures() { features.end() }

    /// Updates the titles of the visible headers and footers.
    ///
    /// - Returns: The sections to reload, because more than a title has changed or a new title needs another height.
    private func changeEdges(to plan: ListPlan<UITableViewCell>, from old: ListPlan<UITableViewCell>) -> [Int] {
        let previousParts = Dictionary(old.parts.enumerated().map { ($1.key, ($0, $1)) }, uniquingKeysWith: { first, _ in first })
        return plan.parts.compactMap { part in
            guard let (index, old) = previousParts[part.key] else { return nil }
            guard part.header.hasShape(of: old.header), part.footer.hasShape(of: old.footer) else { return part.key }
            var fits = true
            if part.header.title != old.header.title {
                fits = table?.headerView(forSection: index).setTitle(part.header.title, table) ?? true
            }
            if part.footer.title != old.footer.title {
                fits = (table?.footerView(forSection: index).setTitle(part.footer.title, nil) ?? true) && fits
            }
            return fits ? nil : part.key
        }
    }

    // MARK: - Cells

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let lazyKey = lazyCounts.key(at: indexPath, sectionIdentifier(for: indexPath.section))
        guard let key = lazyKey ?? itemIdentifier(for: indexPath), let row = list.row(for: key) else {
            list.reportMissingRow(at: indexPath)
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentConfiguration = MissingRow.configuration(at: indexPath)
            return cell
        }
        if registeredCells.insert(row.kind.identifier).inserted { row.kind.register(tableView) }
        let cell = row.kind.dequeue(tableView, indexPath)
        list.fill(cell, key: key)
        return cell
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).flatMap(lazyCounts.count) ?? super.tableView(tableView, numberOfRowsInSection: section)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        list.part(at: section)?.header.title ?? Hooks.noAnswer(nil)
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        list.part(at: section)?.footer.title ?? Hooks.noAnswer(nil)
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        let titles = list.plan.indexTitles.map(\.title)
        return titles.isEmpty ? Hooks.noAnswer(nil) : titles
    }

    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        let titles = list.plan.indexTitles
        return titles.indices.contains(index) ? titles[index].section : Hooks.noAnswer(index)
    }

    // MARK: - Editing

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        list.row(at: indexPath)?.actions.canEdit ?? false
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        list.row(at: indexPath)?.actions.isMovable ?? false
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard let actions = list.row(at: indexPath)?.actions else { return }
        if editingStyle == .insert { actions.insert?() } else { actions.delete?() }
        list.setNeedsUpdate()
    }

    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        list.move(from: sourceIndexPath, to: destinationIndexPath) {
            // The table view has already moved the row and needs no update.
            if list.allowsMove(from: sourceIndexPath, to: destinationIndexPath) { return Hooks.adopt(list.plan.snapshot, by: self) }
            lazyCounts.move(from: keyAndCount(sourceIndexPath.section, tableView), to: keyAndCount(destinationIndexPath.section, tableView))
        }
    }

    private func keyAndCount(_ section: Int, _ table: UITableView) -> (key: Int?, count: Int) {
        (sectionIdentifier(for: section), tableView(table, numberOfRowsInSection: section))
    }

    func row(at path: IndexPath) -> Row<UITableViewCell>? { list.row(at: path) }
    func part(at section: Int) -> ListPlan<UITableViewCell>.SectionPlan? { list.part(at: section) }
    func hide(_ cell: UITableViewCell) { list.hide(cell) }
    var hasHeights: Bool { list.plan.hasHeights }
    var hasEstimates: Bool { list.plan.hasEstimates }
}

extension UITableViewHeaderFooterView? {
    /// Sets a title. Returns whether the title still fits the height of the view; `true` without a view.
    @MainActor fileprivate func setTitle(_ title: String?, _ table: UITableView?) -> Bool {
        guard let view = self else { return true }
        let isUpperCase = table.map { $0.style != .plain } ?? false
        view.textLabel?.text = isUpperCase ? title?.uppercased() : title
        let size = CGSize(width: view.bounds.width, height: 0)
        let height = view.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        return abs(height - view.bounds.height) < 1
    }
}

extension Array {
    /// Returns the elements that the closure accepts, and the elements that it rejects, both in order.
    fileprivate func split(_ isAccepted: (Element) -> Bool) -> (yes: [Element], no: [Element]) {
        (filter(isAccepted), filter { !isAccepted($0) })
    }
}

/// The data source that shows a section list in a table view. The source also receives the calls of the table view's
/// delegate, in addition to the delegate itself.
final class TableSource: UITableViewDiffableDataSource<Int, Int>, SectionSource {
    typealias Cell = UITableViewCell

    private weak var table: UITableView?
    let list: SectionList<UITableViewCell>
    private var registered: Set<String> = []

    init(_ table: UITableView, _ list: SectionList<UITableViewCell>) {
        self.table = table
        self.list = list
        super.init(tableView: table) { _, _, _ in nil }
    }

    // MARK: - Showing

    var isInWindow: Bool { table?.window != nil }

    func show(
        _ plan: ListPlan<UITableViewCell>, insteadOf old: ListPlan<UITableViewCell>, refilling rows: [Int], animated: Bool
    ) {
        // Stop if the app has set another data source.
        guard table?.dataSource === self else { return }
        var snapshot = plan.snapshot
        let (reloaded, refilled) = rows.split { plan.rows[$0]?.kind.identifier != old.rows[$0]?.kind.identifier }
        snapshot.reloadItems(reloaded)
        snapshot.reconfigureItems(refilled)
        snapshot.reloadSections(changeEdges(to: plan, from: old))
        apply(snapshot, animatingDifferences: animated && isInWindow)
    }

    func refill(_ rows: [Int]) {
        guard table?.dataSource === self else { return }
        let paths = rows.compactMap { indexPath(for: $0) }
        if !paths.isEmpty { table?.reconfigureRows(at: paths) }
    }

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
        guard let key = itemIdentifier(for: indexPath), let row = list.row(for: key) else {
            list.reportMissingRow(at: indexPath)
            return UITableViewCell()
        }
        if registered.insert(row.kind.identifier).inserted { row.kind.register(tableView) }
        let cell = row.kind.dequeue(tableView, indexPath)
        list.fill(cell, key: key)
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        list.part(at: section)?.header.title ?? Hooks.noAnswer(nil)
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        list.part(at: section)?.footer.title ?? Hooks.noAnswer(nil)
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
        list.move(from: sourceIndexPath, to: destinationIndexPath)
        // The table view has already moved the row and needs no update.
        Hooks.adopt(list.plan.snapshot, by: self)
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
    /// Returns the elements that the closure accepts, and the others, both in order.
    fileprivate func split(_ isAccepted: (Element) -> Bool) -> (yes: [Element], no: [Element]) {
        (filter(isAccepted), filter { !isAccepted($0) })
    }
}

/// The data source that shows a section list in a collection view. The source also receives the calls of the
/// collection view's delegate, in addition to the delegate itself.
final class CollectionSource: UICollectionViewDiffableDataSource<Int, Int>, SectionSource {
    typealias Cell = UICollectionViewCell

    private weak var view: UICollectionView?
    let list: SectionList<UICollectionViewCell>
    private var registeredCells: Set<String> = []
    private var registeredKinds: Set<String> = []
    private var lazyCounts = LazyCounts()
    private var features = EnabledFeatures()
    /// The reuse identifier of cells for missing items.
    private static let missingItemIdentifier = "caret.missing"
    /// The reuse identifier of headers and footers in lists.
    private static let listEdgeIdentifier = "caret.section.list"

    init(_ view: UICollectionView, _ list: SectionList<UICollectionViewCell>) {
        self.view = view
        self.list = list
        super.init(collectionView: view) { _, _, _ in nil }
    }

    // MARK: - Showing

    var isInWindow: Bool { view?.window != nil }
    var scrollView: UIScrollView? { view }
    var plan: ListPlan<UICollectionViewCell> { list.plan }

    var backgroundView: UIView? {
        get { view?.backgroundView }
        set { view?.backgroundView = newValue }
    }

    func show(
        _ plan: ListPlan<UICollectionViewCell>, insteadOf old: ListPlan<UICollectionViewCell>, refilling rows: [Int], animated: Bool
    ) {
        // Stop if the app has set another data source.
        guard view?.dataSource === self else { return }
        reloadSections(lazyCounts.removeStoredSections(of: plan))
        lazyCounts.insertSections(of: plan) { index(for: $0) != nil }
        var snapshot = plan.snapshot
        let storedRows = rows.filter { $0 >= 0 }
        snapshot.reloadItems(storedRows.filter { plan.rows[$0]?.kind.identifier != old.rows[$0]?.kind.identifier })
        snapshot.reconfigureItems(storedRows.filter { plan.rows[$0]?.kind.identifier == old.rows[$0]?.kind.identifier })
        let previousParts = Dictionary(old.parts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let changedParts = plan.parts.filter { part in
            guard let previous = previousParts[part.key] else { return false }
            return !part.header.isEqual(to: previous.header) || !part.footer.isEqual(to: previous.footer)
        }
        snapshot.reloadSections(changedParts.map(\.key))
        apply(snapshot, animatingDifferences: animated && isInWindow)
        for change in lazyCounts.changes(to: plan) { show(change, animated && isInWindow) }
        refill(rows.filter { $0 < 0 })
    }

    /// Changes the number of items of a lazy section.
    private func show(_ change: (index: Int, key: Int, count: Int), _ isAnimated: Bool) {
        guard let view else { return }
        let update = {
            // The counts change within the update, which compares the numbers of items before and after.
            view.performBatchUpdates {
                switch self.lazyCounts.set(change.count, of: change.key, at: change.index) {
                case .insert(let paths): view.insertItems(at: paths)
                case .delete(let paths): view.deleteItems(at: paths)
                case .reload: view.reloadSections([change.index])
                }
            }
        }
        if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
    }

    private func reloadSections(_ keys: [Int]) {
        guard !keys.isEmpty, let view else { return }
        let sections = IndexSet(keys.compactMap { index(for: $0) })
        UIView.performWithoutAnimation { view.reloadSections(sections) }
    }

    func refill(_ rows: [Int]) {
        guard let view, view.dataSource === self else { return }
        let reloaded = rows.filter(list.needsOtherCell).compactMap(path)
        let refilled = rows.filter { !list.needsOtherCell($0) }.compactMap(path)
        if !refilled.isEmpty { view.reconfigureItems(at: refilled) }
        if !reloaded.isEmpty { UIView.performWithoutAnimation { view.reloadItems(at: reloaded) } }
    }

    /// Returns the index path of a row; `nil` if the view does not show it.
    private func path(of row: Int) -> IndexPath? {
        guard let (key, index) = LazyKey.parts(of: row) else { return indexPath(for: row) }
        guard let section = self.index(for: key), index < lazyCounts.count(of: key) ?? 0 else { return nil }
        return IndexPath(item: index, section: section)
    }

    func reload() {
        guard view?.dataSource === self else { return }
        _ = lazyCounts.removeStoredSections(of: plan)
        for change in lazyCounts.changes(to: plan) { _ = lazyCounts.set(change.count, of: change.key, at: change.index) }
        applySnapshotUsingReloadData(plan.snapshot)
    }

    // MARK: - Selection, index and features

    var visiblePaths: [IndexPath] { view?.indexPathsForVisibleItems ?? [] }
    var selectedPaths: [IndexPath] { view?.indexPathsForSelectedItems ?? [] }
    func select(_ path: IndexPath, animated: Bool) { view?.selectItem(at: path, animated: animated, scrollPosition: []) }
    func deselect(_ path: IndexPath, animated: Bool) { view?.deselectItem(at: path, animated: animated) }
    func reloadIndex() { view?.reloadData() }

    func enable(_ required: ListFeatures) {
        guard let view else { return }
        features.enable(.dragging, of: required) { Hooks.observeDrags(of: view, by: self) }
        features.enable(.prefetching, of: required) {
            // The first lazily made item is known only after the view has looked for items to prefetch.
            if !list.plan.features.contains(.prefetching) {
                Hooks.inNextFrame { [weak view] in view?.collectionViewLayout.invalidateLayout() }
            }
            return Hooks.observePrefetching(of: view, by: self)
        }
        features.enable(.measuring, of: required) {
            view.collectionViewLayout.invalidateLayout()
            return Hooks.observe(view, by: FlowMeasures(list))
        }
        // A collection view controller has its own gesture.
        let isMovedByController = (view.next as? UICollectionViewController)?.installsStandardGestureForInteractiveMovement ?? false
        guard list.moveHandler != nil, !isMovedByController else { return }
        features.enable(.moving, of: required) {
            let press = ItemMovePress(view, list)
            return { press.end() }
        }
    }

    func disableFeatures() { features.end() }

    // MARK: - Cells

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).flatMap(lazyCounts.count) ?? super.collectionView(collectionView, numberOfItemsInSection: section)
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let lazyKey = lazyCounts.key(at: indexPath, sectionIdentifier(for: indexPath.section))
        guard let key = lazyKey ?? itemIdentifier(for: indexPath), let row = list.row(for: key) else {
            list.reportMissingRow(at: indexPath)
            // A collection view accepts only cells that it has dequeued, so that this cell needs a registration, too.
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.missingItemIdentifier)
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.missingItemIdentifier, for: indexPath)
            cell.contentConfiguration = MissingRow.configuration(at: indexPath)
            return cell
        }
        if registeredCells.insert(row.kind.identifier).inserted { row.kind.register(collectionView) }
        let cell = row.kind.dequeue(collectionView, indexPath)
        list.fill(cell, key: key)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if registeredKinds.insert(kind).inserted {
            collectionView.register(SectionEdgeView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: SectionEdgeView.identifier)
            collectionView.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.listEdgeIdentifier)
        }
        let part = sectionIdentifier(for: indexPath.section).flatMap { list.part(for: $0) }
        // Sections have only headers and footers. Other supplementary views of a layout stay empty, unless the app
        // supplies them.
        let edge: SectionEdge? =
            switch kind {
            case UICollectionView.elementKindSectionHeader: part?.header
            case UICollectionView.elementKindSectionFooter: part?.footer
            default: nil
            }
        if let title = edge?.title, edge?.view == nil, collectionView.collectionViewLayout is UICollectionViewCompositionalLayout {
            return listEdge(kind, title, in: collectionView, at: indexPath)
        }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: SectionEdgeView.identifier, for: indexPath)
        (view as? SectionEdgeView)?.show(edge)
        return view
    }

    /// Returns a header or footer in the style of a list.
    private func listEdge(
        _ kind: String, _ title: String, in view: UICollectionView, at path: IndexPath
    ) -> UICollectionReusableView {
        let cell = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: Self.listEdgeIdentifier, for: path)
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = title
        cell.contentConfiguration = content
        return cell
    }

    override func indexTitles(for collectionView: UICollectionView) -> [String]? {
        let titles = plan.indexTitles.map(\.title)
        return titles.isEmpty ? Hooks.noAnswer(nil) : titles
    }

    override func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        let titles = plan.indexTitles
        guard titles.indices.contains(index) else { return Hooks.noAnswer(IndexPath(item: 0, section: index)) }
        return IndexPath(item: 0, section: titles[index].section)
    }

    // MARK: - Moving

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        row(at: indexPath)?.actions.isMovable ?? false
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let (source, target) = (sourceIndexPath, destinationIndexPath)
        list.move(from: source, to: target) {
            if !list.allowsMove(from: source, to: target) {
                lazyCounts.move(from: keyAndCount(source.section, collectionView), to: keyAndCount(target.section, collectionView))
            } else if list.plan.part(at: target.section)?.lazy == nil {
                // The collection view has already moved the item. The data source moves its number.
                super.collectionView(collectionView, moveItemAt: source, to: target)
            }
        }
    }

    private func keyAndCount(_ section: Int, _ view: UICollectionView) -> (key: Int?, count: Int) {
        (sectionIdentifier(for: section), collectionView(view, numberOfItemsInSection: section))
    }

    func row(at path: IndexPath) -> Row<UICollectionViewCell>? { list.row(at: path) }
    func part(at section: Int) -> ListPlan<UICollectionViewCell>.SectionPlan? { list.part(at: section) }
    func hide(_ cell: UICollectionViewCell) { list.hide(cell) }
}

extension SectionEdge {
    fileprivate func isEqual(to other: SectionEdge) -> Bool { title == other.title && hasShape(of: other) }
}

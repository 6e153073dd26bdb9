/// The data source that shows a section list in a collection view. The source also receives the calls of the
/// collection view's delegate, in addition to the delegate itself.
final class CollectionSource: UICollectionViewDiffableDataSource<Int, Int>, SectionSource {
    typealias Cell = UICollectionViewCell

    private weak var view: UICollectionView?
    private let list: SectionList<UICollectionViewCell>
    private var registered: Set<String> = []
    private var registeredKinds: Set<String> = []
    /// The reuse identifier of cells for missing items.
    private static let missing = "caret.missing"

    init(_ view: UICollectionView, _ list: SectionList<UICollectionViewCell>) {
        self.view = view
        self.list = list
        super.init(collectionView: view) { _, _, _ in nil }
    }

    var isInWindow: Bool { view?.window != nil }
    var plan: ListPlan<UICollectionViewCell> { list.plan }

    func show(
        _ plan: ListPlan<UICollectionViewCell>, insteadOf old: ListPlan<UICollectionViewCell>, refilling rows: [Int], animated: Bool
    ) {
        // Stop if the app has set another data source.
        guard view?.dataSource === self else { return }
        var snapshot = plan.snapshot
        snapshot.reloadItems(rows.filter { plan.rows[$0]?.kind.identifier != old.rows[$0]?.kind.identifier })
        snapshot.reconfigureItems(rows.filter { plan.rows[$0]?.kind.identifier == old.rows[$0]?.kind.identifier })
        let previousParts = Dictionary(old.parts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        snapshot.reloadSections(
            plan.parts.filter { part in
                previousParts[part.key].map { !part.header.isEqual(to: $0.header) || !part.footer.isEqual(to: $0.footer) } ?? false
            }.map(\.key))
        apply(snapshot, animatingDifferences: animated && isInWindow)
    }

    func refill(_ rows: [Int]) {
        guard view?.dataSource === self else { return }
        let paths = rows.compactMap { indexPath(for: $0) }
        if !paths.isEmpty { view?.reconfigureItems(at: paths) }
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let key = itemIdentifier(for: indexPath), let row = list.row(for: key) else {
            list.reportMissingRow(at: indexPath)
            // This class is registered separately, because a collection view accepts only cells that it has dequeued.
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.missing)
            return collectionView.dequeueReusableCell(withReuseIdentifier: Self.missing, for: indexPath)
        }
        if registered.insert(row.kind.identifier).inserted { row.kind.register(collectionView) }
        let cell = row.kind.dequeue(collectionView, indexPath)
        list.fill(cell, key: key)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if registeredKinds.insert(kind).inserted {
            collectionView.register(SectionEdgeView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: SectionEdgeView.identifier)
        }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: SectionEdgeView.identifier, for: indexPath)
        let part = sectionIdentifier(for: indexPath.section).flatMap { list.part(for: $0) }
        // Sections have only headers and footers. Other supplementary views of a layout stay empty, unless the app
        // supplies them.
        let edges = [UICollectionView.elementKindSectionHeader: part?.header, UICollectionView.elementKindSectionFooter: part?.footer]
        (view as? SectionEdgeView)?.show(edges[kind] ?? nil)
        return view
    }

    func row(at path: IndexPath) -> Row<UICollectionViewCell>? { list.row(at: path) }
    func part(at section: Int) -> ListPlan<UICollectionViewCell>.SectionPlan? { list.part(at: section) }
    func hide(_ cell: UICollectionViewCell) { list.hide(cell) }
}

extension SectionEdge {
    fileprivate func isEqual(to other: SectionEdge) -> Bool { title == other.title && hasShape(of: other) }
}

extension CollectionSource: UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        row(at: indexPath)?.actions.isSelectable ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let actions = row(at: indexPath)?.actions else { return }
        let isStatic = actions.select == nil && actions.deselect == nil && !collectionView.allowsMultipleSelection
        if !actions.keepsSelection, actions.select != nil || isStatic { collectionView.deselectItem(at: indexPath, animated: true) }
        actions.select?()
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        row(at: indexPath)?.actions.deselect?()
    }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        list.row(in: cell)?.actions.show?(cell)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { hide(cell) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let defaultSize = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
        guard plan.hasSizes || plan.hasHeights else { return Hooks.noAnswer(defaultSize) }
        let measures = row(at: indexPath)?.measures
        if let size = measures?.size { return size }
        return measures?.height.map { CGSize(width: defaultSize.width, height: $0(collectionView.bounds.width)) } ?? defaultSize
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        guard let edge = part(at: section)?.header, !edge.isEmpty else {
            return Hooks.noAnswer((collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero)
        }
        return SectionEdgeView.size(of: edge, in: collectionView)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        guard let edge = part(at: section)?.footer, !edge.isEmpty else {
            return Hooks.noAnswer((collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero)
        }
        return SectionEdgeView.size(of: edge, in: collectionView)
    }
}

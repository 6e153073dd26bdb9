import UIKitEngines

/// A collection view's data source that is given what to show as a whole, and tells the collection view what is different.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, UICollectionViewDataSource
{
    /// Makes a cell for an item.
    public typealias CellProvider =
        (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
        UICollectionViewCell?
    /// Makes a header, footer or the like.
    public typealias SupplementaryViewProvider =
        (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) -> UICollectionReusableView?

    /// Makes headers, footers and the like; needed where the layout has any. Defaults to `nil`.
    public final var supplementaryViewProvider: SupplementaryViewProvider?
    private let provider: CellProvider
    weak var list: UICollectionView?
    final var shown = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()

    /// Decides and hears of items that the user expands and collapses. Kept as long as the data source.
    public final var sectionSnapshotHandlers = SectionSnapshotHandlers()
    /// Decides and hears of items that the user moves. Kept as long as the data source. Defaults to none being moved.
    public final var reorderingHandlers = ReorderingHandlers()
    /// What sections show that are outlines.
    final var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Makes the data source of a collection view, which holds it weakly; keep it. `cellProvider` is kept as long as it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        list = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: - Showing

    /// Shows a snapshot in place of the present one.
    ///
    /// - Parameters:
    ///   - snapshot: what to show.
    ///   - animatingDifferences: whether items are seen to come, go and move. Defaults to `true`.
    ///   - completion: called when they have.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        show(snapshot, animated: animatingDifferences, completion: completion)
        trimOutlines()
    }

    /// Shows items of one section, some of which belong to others.
    ///
    /// - Parameters:
    ///   - snapshot: what to show.
    ///   - section: added at the end if it is not shown yet.
    ///   - animatingDifferences: whether items are seen to come, go and move. Defaults to `true`.
    ///   - completion: called when they have.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) { show(snapshot, in: section, animated: animatingDifferences, completion: completion) }

    /// What a section shows now, with items that are not seen.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var plain = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if let place = shown.place(ofSection: section) { plain.append(shown.items[place]) }
        return plain
    }

    /// Shows a snapshot without looking for differences: everything is asked for anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        shown = snapshot.store
        trimOutlines()
        list?.reloadData()
        completion?()
    }

    /// What is shown now.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(store: shown)
    }

    /// The item at a place; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, shown.items.indices.contains(indexPath.section) else { return nil }
        let items = shown.items[indexPath.section]
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// The place of an item; `nil` if it is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
    }

    /// The identifier of a section; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.sections.indices.contains(index) ? shown.sections[index] : nil
    }

    /// The place of a section; `nil` if it is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.place(ofSection: sectionIdentifier) }

    // MARK: - Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.sections.count }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { shown.items[section].count }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let item = shown.items[indexPath.section][indexPath.item]
        guard let cell = provider(collectionView, indexPath, item) else {
            preconditionFailure(
                "UICollectionViewDiffableDataSource: the cell provider returned nil for the item \(item) at \(indexPath). Return a cell for "
                    + "each.")
        }
        return cell
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { OwnAnswers.none(nil) }

    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        OwnAnswers.none(IndexPath(item: 0, section: index))
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { mayReorder(indexPath) }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { reorder(sourceIndexPath, destinationIndexPath) }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            preconditionFailure(
                "UICollectionViewDiffableDataSource: the layout has a view of kind '\(kind)' at \(indexPath), but nobody makes one. Set "
                    + "supplementaryViewProvider.")
        }
        return view
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func isExpanded(at indexPath: IndexPath) -> Bool { isExpandedInOutline(indexPath) }
    func toggle(at indexPath: IndexPath) { toggleInOutline(indexPath) }
    func level(at indexPath: IndexPath) -> Int? { levelInOutline(indexPath) }
}

import UIKitEngines

/// A data source of a collection view that receives complete snapshots and applies their differences to the
/// collection view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, UICollectionViewDataSource
{
    /// Returns a cell for an item.
    public typealias CellProvider =
        (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
        UICollectionViewCell?
    /// Returns a supplementary view.
    public typealias SupplementaryViewProvider =
        (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) -> UICollectionReusableView?

    /// Provides supplementary views; required for layouts with supplementary views. Defaults to `nil`.
    public final var supplementaryViewProvider: SupplementaryViewProvider?
    private let provider: CellProvider
    weak var list: UICollectionView?
    final var currentStore = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()

    /// The handlers for items that the user expands and collapses. The data source retains the closures.
    public final var sectionSnapshotHandlers = SectionSnapshotHandlers()
    /// The handlers for items that the user moves. The data source retains the closures. By default no item can be
    /// moved.
    public final var reorderingHandlers = ReorderingHandlers()
    /// The hierarchical snapshots of sections.
    final var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Creates the data source of a collection view. The data source references the collection view weakly and
    /// retains `cellProvider`.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        list = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: - Snapshots

    /// Applies a snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: The new snapshot.
    ///   - animatingDifferences: Whether the differences are animated. Defaults to `true`.
    ///   - completion: Called at the end of the animations.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        applyDifferences(snapshot, animated: animatingDifferences, completion: completion)
        trimOutlines()
    }

    /// Applies a snapshot to a single section.
    ///
    /// - Parameters:
    ///   - snapshot: The new snapshot of the section.
    ///   - section: The section, which is appended if it does not exist.
    ///   - animatingDifferences: Whether the differences are animated. Defaults to `true`.
    ///   - completion: Called at the end of the animations.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) { applyOutline(snapshot, in: section, animated: animatingDifferences, completion: completion) }

    /// Returns the current snapshot of a section, including items that are not visible.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var plain = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if let index = currentStore.index(ofSection: section) { plain.append(currentStore.items[index]) }
        return plain
    }

    /// Applies a snapshot without computing differences, as a reload of all data.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        currentStore = snapshot.store
        trimOutlines()
        list?.reloadData()
        completion?()
    }

    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(store: currentStore)
    }

    /// Returns the item at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, currentStore.items.indices.contains(indexPath.section) else { return nil }
        let items = currentStore.items[indexPath.section]
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// Returns the index path of an item; `nil` if the item is not in the snapshot.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        currentStore.position(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
    }

    /// Returns the section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        currentStore.sections.indices.contains(index) ? currentStore.sections[index] : nil
    }

    /// Returns the index of a section; `nil` if the section is not in the snapshot.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { currentStore.index(ofSection: sectionIdentifier) }

    // MARK: - Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { currentStore.sections.count }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        currentStore.items[section].count
    }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let item = currentStore.items[indexPath.section][indexPath.item]
        guard let cell = provider(collectionView, indexPath, item) else {
            preconditionFailure(
                "UICollectionViewDiffableDataSource: the cell provider returned nil for the item \(item) at \(indexPath). Return a cell for "
                    + "each.")
        }
        return cell
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { DefaultImplementationProbe.fallback(nil) }

    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        DefaultImplementationProbe.fallback(IndexPath(item: 0, section: index))
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { canReorder(indexPath) }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { reorder(sourceIndexPath, destinationIndexPath) }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            preconditionFailure(
                "UICollectionViewDiffableDataSource: the layout has a view of kind '\(kind)' at \(indexPath), but no view for it. Set "
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

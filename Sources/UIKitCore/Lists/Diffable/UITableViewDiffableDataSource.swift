import UIKitEngines

/// A data source of a table that receives complete snapshots and applies their differences to the table.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, UITableViewDataSource
{
    /// Returns a cell for an item.
    public typealias CellProvider =
        (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UITableViewCell?

    /// The animation of inserted and deleted rows when differences are animated. Defaults to `.automatic`.
    public final var defaultRowAnimation = UITableView.RowAnimation.automatic
    private let provider: CellProvider
    private weak var table: UITableView?
    private final var currentStore = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()

    /// Creates the data source of a table. The data source references the table weakly and retains `cellProvider`.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
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
        guard let table else {
            currentStore = snapshot.store
            completion?()
            return
        }
        let changes = snapshot.changes(from: currentStore)
        let update = {
            table.performBatchUpdates({
                let reconfiguredPaths = self.currentStore.paths(of: snapshot.reconfiguredItemIdentifiers)
                self.currentStore = snapshot.store
                table.record(changes, animatingDifferences ? self.defaultRowAnimation : .none)
                if !reconfiguredPaths.isEmpty { table.reconfigureRows(at: reconfiguredPaths) }
            }) { _ in completion?() }
        }
        if animatingDifferences { update() } else { ViewAnimations.unanimated(update) }
    }

    /// Applies a snapshot without computing differences, as a reload of all data.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        currentStore = snapshot.store
        table?.reloadData()
        completion?()
    }

    /// Adopts a snapshot that the table already shows, after the user has moved a row.
    package final func adopt(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        currentStore = snapshot.store
    }

    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(store: currentStore)
    }

    /// Returns the item at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, currentStore.items.indices.contains(indexPath.section) else { return nil }
        let items = currentStore.items[indexPath.section]
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// Returns the index path of an item; `nil` if the item is not in the snapshot.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        currentStore.position(of: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
    }

    /// Returns the section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        currentStore.sections.indices.contains(index) ? currentStore.sections[index] : nil
    }

    /// Returns the index of a section; `nil` if the section is not in the snapshot.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { currentStore.index(ofSection: sectionIdentifier) }

    // MARK: - Data source

    open func numberOfSections(in tableView: UITableView) -> Int { currentStore.sections.count }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { currentStore.items[section].count }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let item = currentStore.items[indexPath.section][indexPath.row]
        guard let cell = provider(tableView, indexPath, item) else {
            preconditionFailure(
                "UITableViewDiffableDataSource: the cell provider returned nil for the item \(item) at \(indexPath). Return a cell for each."
            )
        }
        return cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        DefaultImplementationProbe.fallback(nil)
    }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        DefaultImplementationProbe.fallback(nil)
    }
    /// Returns whether a row can be edited; `false` by default.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns whether a row can be moved; `false` by default.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { DefaultImplementationProbe.fallback(nil) }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        DefaultImplementationProbe.fallback(index)
    }
}

extension UITableView {
    /// Records all changes of a batch update together.
    func record(_ changes: ItemChanges, _ animation: RowAnimation) {
        updates.changes = changes
        for path in changes.inserted { updates.insertAnimations[Row(path)] = animation }
        for path in changes.deleted + changes.reloaded { updates.deleteAnimations[Row(path)] = animation }
        for section in changes.insertedSections { updates.insertAnimations[Row(section, -1)] = animation }
        for section in changes.deletedSections.union(changes.reloadedSections) { updates.deleteAnimations[Row(section, -1)] = animation }
    }
}

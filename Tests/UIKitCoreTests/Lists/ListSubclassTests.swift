import CaretTesting
import Testing
import UIKit

/// Overrides in subclasses of lists, layouts and controllers.
@Suite(.app) @MainActor struct ListSubclassTests {
    final class LoggingTable: UITableView {
        var log: [String] = []
        override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows.map { Array($0.prefix(1)) } }
        override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
            log.append("cell \(indexPath.row)")
            return super.cellForRow(at: indexPath)
        }
        override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
            log.append("header \(section)")
            return super.headerView(forSection: section)
        }
        override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
            log.append("register \(identifier)")
            super.register(cellClass, forCellReuseIdentifier: identifier)
        }
        override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
            super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
        }
        override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
            super.dequeueReusableCell(withIdentifier: identifier)
        }
        override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
            log.append("dequeue \(indexPath.row)")
            return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        }
        override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
            super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
        }
    }

    @Test func tablesCallTheOverridesOfTheirSubclass() throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(2)
        let table = LoggingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        stage.show(table)
        #expect(table.log == ["register row", "dequeue 0", "dequeue 1"])
        #expect(table.indexPathsForVisibleRows == [IndexPath(row: 0, section: 0)])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) != nil && table.headerView(forSection: 0) == nil)
    }

    final class LoggingCollection: UICollectionView {
        var log: [String] = []
        override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems.sorted() }
        override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: indexPath) }
        override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
            super.supplementaryView(forElementKind: elementKind, at: indexPath)
        }
        override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
            log.append("register \(identifier)")
            super.register(cellClass, forCellWithReuseIdentifier: identifier)
        }
        override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
            log.append("dequeue \(indexPath.item)")
            return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }
        override func dequeueReusableSupplementaryView(
            ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionReusableView {
            super.dequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
        }
    }

    @Test func collectionViewsCallTheOverridesOfTheirSubclass() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(3)
        let view = LoggingCollection(
            frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        stage.show(view)
        #expect(view.log == ["register item", "dequeue 0", "dequeue 1", "dequeue 2"])
        #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    }

    /// Has one initializer of its own, and the initializer of archives, which every layout must have.
    final class Gallery: UICollectionViewCompositionalLayout {
        let name: String
        init(named name: String, section: NSCollectionLayoutSection) {
            self.name = name
            super.init(section: section)
        }
        override init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
            name = "configured"
            super.init(section: section, configuration: configuration)
        }
        required init?(coder: NSCoder) {
            name = ""
            super.init(coder: coder)
        }
    }

    @Test func compositionalLayoutsCanBeSubclassed() throws {
        let stage = try Stage()
        defer { stage.end() }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let items = Items(3)
        let view = UICollectionView.make(items, itemSize: .zero)
        view.collectionViewLayout = Gallery(named: "mine", section: section)
        stage.show(view)
        #expect(view.visibleCells.count == 3 && view.contentSize.height == 150)
        #expect(Gallery(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration()).name == "configured")
        #expect(Gallery(coder: NSKeyedArchiver(requiringSecureCoding: true)) == nil)
    }

    /// Is created with or without a nib name.
    final class Photos: UICollectionViewController {
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test func collectionControllersWithoutANibUseAFlowLayout() {
        let photos = Photos(nibName: nil, bundle: nil)
        #expect(photos.collectionViewLayout is UICollectionViewFlowLayout)
        #expect(photos.view === photos.collectionView)
    }

    @Test func aSourceWhoseTableIsGoneStillCompletes() {
        var completions = 0
        var table: UITableView? = UITableView()
        let source = table.map { table in
            UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        }
        table = nil
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2])
        source?.apply(snapshot) { completions += 1 }
        source?.applySnapshotUsingReloadData(snapshot) { completions += 1 }
        #expect(completions == 2 && source?.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
    }
}

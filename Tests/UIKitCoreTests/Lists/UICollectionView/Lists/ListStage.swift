import Testing
import UIKit
import UIKitCore

/// A list in a collection view, with a diffable data source, in a stage's window.
@MainActor final class ListStage {
    typealias Source = UICollectionViewDiffableDataSource<String, String>

    let stage: Stage
    let list: UICollectionView
    let source: Source

    init(
        _ configuration: UICollectionLayoutListConfiguration, accessories: [UICellAccessory] = [],
        size: CGSize = CGSize(width: 320, height: 568), scale: CGFloat = 2, isMirrored: Bool = false
    ) throws {
        stage = try Stage(size, scale: scale)
        list = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        if isMirrored { list.traitOverrides.layoutDirection = .rightToLeft }
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = accessories
        }
        source = Source(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak source] cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = source?.sectionIdentifier(for: path.section)
            cell.contentConfiguration = content
        }
        source.supplementaryViewProvider = { list, _, path in list.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
        stage.show(list)
    }

    func end() { stage.end() }

    func apply(_ sections: [(String, [String])]) {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        source.apply(snapshot, animatingDifferences: false)
        stage.advance(2)
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
        list.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }

    /// The visible items of a section in the list, in order.
    func shown(_ section: String) -> [String] { source.snapshot().itemIdentifiers(inSection: section) }
}

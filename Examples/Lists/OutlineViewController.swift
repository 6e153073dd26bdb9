import UIKit

/// Folders and files that open and close.
final class OutlineViewController: UIViewController {
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Outline"
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemGroupedBackground
        view.addSubview(collectionView)

        let folders = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            content.image = UIImage(systemName: "folder")
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let files = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            content.image = UIImage(systemName: "doc")
            cell.contentConfiguration = content
            cell.accessories = []
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, name in
            collectionView.dequeueConfiguredReusableCell(using: name.contains(".") ? files : folders, for: indexPath, item: name)
        }
        dataSource?.apply(Self.makeSnapshot(), to: 0, animatingDifferences: false)
    }

    private static func makeSnapshot() -> NSDiffableDataSourceSectionSnapshot<String> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["Documents", "Pictures", "Music"])
        snapshot.append(["Letters", "Plan.txt", "Budget.csv"], to: "Documents")
        snapshot.append(["Grandmother.txt", "Landlord.txt"], to: "Letters")
        snapshot.append(["Lake.jpg", "Mountain.jpg"], to: "Pictures")
        snapshot.append(["Evening.mp3"], to: "Music")
        snapshot.expand(["Documents"])
        return snapshot
    }
}

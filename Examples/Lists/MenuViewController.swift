import UIKit

/// The menu: an inset list with an arrow in each row.
final class MenuViewController: UIViewController, UICollectionViewDelegate {
    private var dataSource: UICollectionViewDiffableDataSource<Int, Screen>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lists"
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.delegate = self
        view.addSubview(collectionView)

        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Screen> { cell, _, screen in
            var content = cell.defaultContentConfiguration()
            content.text = screen.title
            content.image = UIImage(systemName: screen.symbol)
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, screen in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: screen)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Screen>()
        snapshot.appendSections([0])
        snapshot.appendItems(Screen.allCases)
        dataSource?.apply(snapshot, animatingDifferences: false)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let screen = dataSource?.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(screen.makeViewController(), animated: true)
    }
}

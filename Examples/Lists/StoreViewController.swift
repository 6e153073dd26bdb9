import UIKit

/// A page of a store: featured cards that stop in the centre, columns of three apps, and categories that scroll
/// freely.
final class StoreViewController: UIViewController {
    enum Section: Int, CaseIterable {
        case featured, apps, categories

        var title: String {
            switch self {
            case .featured: "Featured"
            case .apps: "Essential Apps"
            case .categories: "Categories"
            }
        }
    }

    struct Item: Hashable {
        let section: Section
        let title: String
        let hue: CGFloat
    }

    private static let categories = ["Games", "Music", "Maps", "Health", "Travel", "Books", "Photo and Video", "Food", "Weather"]

    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Store"
        let layout = UICollectionViewCompositionalLayout { index, _ in Section(rawValue: index).map(Self.makeSection) }
        layout.configuration.interSectionSpacing = 24
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        view.addSubview(collectionView)
        makeDataSource(collectionView)
        show()
    }

    private static func makeSection(_ kind: Section) -> NSCollectionLayoutSection {
        let section: NSCollectionLayoutSection
        switch kind {
        case .featured:
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(0.92), heightDimension: .absolute(200)), subitems: [item])
            section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPagingCentered
        case .apps:
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(216)), subitems: [item])
            section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPaging
        case .categories:
            let size = NSCollectionLayoutSize(widthDimension: .estimated(90), heightDimension: .absolute(36))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
        }
        section.interGroupSpacing = 10
        section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.supplementariesFollowContentInsets = false
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }

    private func makeDataSource(_ collectionView: UICollectionView) {
        let cards = UICollectionView.CellRegistration<CardCell, Item> { cell, _, item in cell.show(item) }
        let apps = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = item.title
            content.secondaryText = "Does one thing well"
            content.image = UIImage(systemName: "app.fill")
            content.imageProperties.tintColor = UIColor(hue: item.hue, saturation: 0.6, brightness: 0.85, alpha: 1)
            content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 40)
            content.axesPreservingSuperviewLayoutMargins = []
            content.directionalLayoutMargins = .zero
            cell.contentConfiguration = content
            cell.accessories = [.label(text: "Get", options: .init(tintColor: .systemBlue, font: .preferredFont(forTextStyle: .headline)))]
        }
        let categories = UICollectionView.CellRegistration<CategoryCell, Item> { cell, _, item in cell.label.text = item.title }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, item in
            switch item.section {
            case .featured: collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: item)
            case .apps: collectionView.dequeueConfiguredReusableCell(using: apps, for: indexPath, item: item)
            case .categories: collectionView.dequeueConfiguredReusableCell(using: categories, for: indexPath, item: item)
            }
        }
        let titles = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: UICollectionView.elementKindSectionHeader) {
            view, _, indexPath in
            view.label.text = Section(rawValue: indexPath.section)?.title
        }
        dataSource?.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
        }
    }

    private func show() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems((1...6).map { Item(section: .featured, title: "Story \($0)", hue: CGFloat($0) / 7) }, toSection: .featured)
        snapshot.appendItems((1...12).map { Item(section: .apps, title: "App \($0)", hue: CGFloat($0) / 13) }, toSection: .apps)
        snapshot.appendItems(Self.categories.map { Item(section: .categories, title: $0, hue: 0) }, toSection: .categories)
        dataSource?.apply(snapshot, animatingDifferences: false)
    }
}

/// A featured card: a text over a colour.
final class CardCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 14
        label.font = .systemFont(ofSize: 28, weight: .bold)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: StoreViewController.Item) {
        label.text = item.title
        contentView.backgroundColor = UIColor(hue: item.hue, saturation: 0.65, brightness: 0.75, alpha: 1)
    }
}

/// A name in a capsule of its width.
final class CategoryCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 18
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

import UIKit

/// A grid of photos by month: one large beside two small ones, then a row of three, with headers that stay in sight.
final class PhotosViewController: UIViewController, UICollectionViewDataSource {
    private let months = [("March", 11), ("April", 24), ("May", 17)]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        let layout = UICollectionViewCompositionalLayout(section: Self.makeSection())
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.register(
            TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "month")
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    private static func makeSection() -> NSCollectionLayoutSection {
        func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
            item.contentInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
            return item
        }
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)), subitems: [item(1, 1 / 2)])
        let large = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3)),
            subitems: [item(2 / 3, 1), pair])
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)), subitems: [item(1 / 3, 1)])
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1)), subitems: [large, row])
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return section
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { months[section].1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? SwatchCell)?.show(hue: CGFloat((indexPath.section * 31 + indexPath.item * 17) % 100) / 100)
        cell.accessibilityLabel = "Photo \(indexPath.item + 1), \(months[indexPath.section].0)"
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "month", for: indexPath)
        (view as? TitleView)?.label.text = months[indexPath.section].0
        return view
    }
}

/// A photo's stand-in: one colour, darker towards the bottom.
final class SwatchCell: UICollectionViewCell {
    private let gradient = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.addSublayer(gradient)
        contentView.clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    func show(hue: CGFloat, cornerRadius: CGFloat = 0) {
        gradient.colors = [
            UIColor(hue: hue, saturation: 0.5, brightness: 0.95, alpha: 1).cgColor,
            UIColor(hue: hue, saturation: 0.7, brightness: 0.6, alpha: 1).cgColor,
        ]
        contentView.layer.cornerRadius = cornerRadius
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = contentView.bounds
    }
}

/// Large words over a section.
final class TitleView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .systemFont(ofSize: 22, weight: .bold)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

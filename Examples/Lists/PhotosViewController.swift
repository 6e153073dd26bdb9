import UIKit

/// A grid of photos by month: one large beside two small ones, then a row of three, with pinned headers. A long press
/// moves a photo.
final class PhotosViewController: UIViewController, UICollectionViewDataSource {
    private(set) var months = [("March", 11), ("April", 24), ("May", 17)].enumerated().map { section, month in
        (name: month.0, photos: (0..<month.1).map { Photo(number: $0 + 1, month: month.0, hue: (section * 31 + $0 * 17) % 100) })
    }

    struct Photo {
        let number: Int
        let month: String
        let hue: Int
    }

    private var collectionView: UICollectionView?
    private let press = UILongPressGestureRecognizer()

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
        self.collectionView = collectionView
        press.addTarget(self, action: Selector("pressed:", PhotosViewController.pressed))
        collectionView.addGestureRecognizer(press)
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        guard let collectionView else { return }
        let finger = press.location(in: collectionView)
        switch press.state {
        case .began:
            guard let path = collectionView.indexPathForItem(at: finger) else { return }
            _ = collectionView.beginInteractiveMovementForItem(at: path)
            collectionView.updateInteractiveMovementTargetPosition(finger)
        case .changed: collectionView.updateInteractiveMovementTargetPosition(finger)
        case .ended: collectionView.endInteractiveMovement()
        default: collectionView.cancelInteractiveMovement()
        }
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

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { months[section].photos.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        let photo = months[indexPath.section].photos[indexPath.item]
        (cell as? SwatchCell)?.show(hue: CGFloat(photo.hue) / 100)
        cell.accessibilityLabel = "Photo \(photo.number), \(photo.month)"
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let photo = months[sourceIndexPath.section].photos.remove(at: sourceIndexPath.item)
        months[destinationIndexPath.section].photos.insert(photo, at: destinationIndexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "month", for: indexPath)
        (view as? TitleView)?.label.text = months[indexPath.section].name
        return view
    }
}

/// A placeholder of a photo: one colour, darker towards the bottom.
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

/// A large title above a section.
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

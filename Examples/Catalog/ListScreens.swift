import UIKit

/// The four styles of cells, and their accessories.
final class CellsViewController: UITableViewController {
    private static let rows: [(String, UITableViewCell.CellStyle, UITableViewCell.AccessoryType)] = [
        ("Default", .default, .none), ("Value 1", .value1, .disclosureIndicator), ("Value 2", .value2, .none),
        ("Subtitle", .subtitle, .checkmark), ("Detail button", .default, .detailButton),
        ("Detail and disclosure", .subtitle, .detailDisclosureButton),
    ]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let (title, style, accessory) = Self.rows[indexPath.row]
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = title
        cell.detailTextLabel?.text = "Detail"
        if style != .value2 { cell.imageView?.image = UIImage(systemName: "star") }
        cell.accessoryType = accessory
        return cell
    }
}

/// Tiles in groups of three, below a row that scrolls by itself.
final class TilesViewController: UICollectionViewController {
    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { section, _ in section == 0 ? Self.shelf() : Self.mosaic() })
    }

    required init?(coder: NSCoder) { nil }

    private static func shelf() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(280), heightDimension: .absolute(160)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 8, trailing: 20)
        return section
    }

    private static func mosaic() -> NSCollectionLayoutSection {
        let large = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(2 / 3), heightDimension: .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 2)))
        for item in [large, small] { item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4) }
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)), repeatingSubitem: small,
            count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3)), subitems: [large, column])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
        return section
    }

    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, IndexPath> { cell, path, _ in
        let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen]
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = colors[(path.item + path.section) % colors.count]
        background.cornerRadius = 12
        cell.backgroundConfiguration = background
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { section == 0 ? 5 : 9 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath)
    }
}

/// A drawing that a pinch zooms.
final class ZoomViewController: UIViewController, UIScrollViewDelegate {
    private let scroll = UIScrollView()
    private let picture = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        picture.image = Self.rings
        picture.sizeToFit()
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.maximumZoomScale = 4
        scroll.delegate = self
        scroll.addSubview(picture)
        scroll.contentSize = picture.bounds.size
        view.addSubview(scroll)
    }

    /// Shows the whole width at first.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard scroll.minimumZoomScale == 1, let width = picture.image?.size.width else { return }
        scroll.minimumZoomScale = min(scroll.bounds.width / width, 0.99)
        scroll.zoomScale = scroll.minimumZoomScale
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    private static var rings: UIImage {
        let size = CGSize(width: 600, height: 900)
        return UIGraphicsImageRenderer(size: size).image { _ in
            let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemIndigo, .systemPurple]
            for (index, color) in colors.enumerated() {
                color.setStroke()
                let radius = CGFloat(60 + 34 * index)
                let ring = UIBezierPath(
                    ovalIn: CGRect(x: size.width / 2 - radius, y: 340 - radius, width: 2 * radius, height: 2 * radius))
                ring.lineWidth = 20
                ring.stroke()
            }
        }
    }
}

/// A list with a refresh control.
final class RefreshingViewController: UITableViewController {
    private var count = 3

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        refreshControl = control
    }

    private func refresh() {
        count += 1
        tableView.reloadData()
        refreshControl?.endRefreshing()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = indexPath.row == 0 ? "Pull down for another row" : "Row \(indexPath.row)"
        return cell
    }
}

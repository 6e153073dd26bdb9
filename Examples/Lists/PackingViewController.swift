import UIKit

/// A packing list and a suitcase. A long press lifts items out of either, and they are dropped into the other or
/// elsewhere in the same one.
final class PackingViewController: UIViewController {
    private(set) var list = ["Passport", "Toothbrush", "Raincoat", "Camera", "Novel", "Charger"]
    private(set) var suitcase = ["Socks", "Shirts", "Map"]
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private var grid: UICollectionView?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Packing"
        view.backgroundColor = .systemGroupedBackground
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 64)
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        self.grid = grid
        grid.register(ThingCell.self, forCellWithReuseIdentifier: "thing")
        grid.backgroundColor = .secondarySystemGroupedBackground
        grid.layer.cornerRadius = 16
        table.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
        table.dataSource = self
        grid.dataSource = self
        table.dragDelegate = self
        table.dropDelegate = self
        grid.dragDelegate = self
        grid.dropDelegate = self
        show(table, grid)
    }

    private func show(_ table: UITableView, _ grid: UICollectionView) {
        for part in [table, grid] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor), table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor), table.bottomAnchor.constraint(equalTo: grid.topAnchor),
            grid.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            grid.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            grid.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16), grid.heightAnchor.constraint(equalToConstant: 260),
        ])
    }

    private func item(_ thing: String) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: thing)))
        item.localObject = thing
        return [item]
    }

    /// Removes an item from its source, unless the source is `receiver`.
    private func take(_ thing: String, for receiver: UIView) {
        if receiver !== table, let row = list.firstIndex(of: thing) {
            list.remove(at: row)
            table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        }
        if receiver !== grid, let place = suitcase.firstIndex(of: thing) {
            suitcase.remove(at: place)
            grid?.deleteItems(at: [IndexPath(item: place, section: 0)])
        }
    }
}

extension PackingViewController: UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { list.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "At home" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = list[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        item(list[indexPath.row])
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let item = coordinator.items.first, let thing = item.dragItem.localObject as? String else { return }
        // Without a destination the item goes to the end, which is one nearer if the item is already in the list.
        let end = list.count - (item.sourceIndexPath == nil ? 0 : 1)
        let target = coordinator.destinationIndexPath ?? IndexPath(row: end, section: 0)
        take(thing, for: tableView)
        tableView.performBatchUpdates {
            if let source = item.sourceIndexPath {
                self.list.remove(at: source.row)
                tableView.deleteRows(at: [source], with: .automatic)
            }
            self.list.insert(thing, at: target.row)
            tableView.insertRows(at: [target], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: target)
    }
}

extension PackingViewController: UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { suitcase.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "thing", for: indexPath)
        (cell as? ThingCell)?.label.text = suitcase[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { item(suitcase[indexPath.item]) }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        guard let item = coordinator.items.first, let thing = item.dragItem.localObject as? String else { return }
        // Without a destination the item goes to the end, which is one nearer if the item is already in the suitcase.
        let end = suitcase.count - (item.sourceIndexPath == nil ? 0 : 1)
        let target = coordinator.destinationIndexPath ?? IndexPath(item: end, section: 0)
        take(thing, for: collectionView)
        collectionView.performBatchUpdates {
            if let source = item.sourceIndexPath {
                self.suitcase.remove(at: source.item)
                collectionView.deleteItems(at: [source])
            }
            self.suitcase.insert(thing, at: target.item)
            collectionView.insertItems(at: [target])
        }
        coordinator.drop(item.dragItem, toItemAt: target)
    }
}

/// An item in the suitcase.
final class ThingCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemGroupedBackground
        layer.cornerRadius = 12
        label.font = .preferredFont(forTextStyle: .callout)
        label.textAlignment = .center
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

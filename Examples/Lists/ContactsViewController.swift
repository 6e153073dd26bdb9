import UIKit

/// Contacts by their initials, with an index at the side and a diffable data source.
final class ContactsViewController: UITableViewController {
    private final class DataSource: UITableViewDiffableDataSource<String, String> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }

        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { snapshot().sectionIdentifiers }
    }

    private static let names = [
        "Ada Ackermann", "Alan Arden", "Barbara Bell", "Ben Brook", "Clara Cole", "Cyril Crane", "Dora Dale", "Edgar East", "Ella Eaves",
        "Frank Field", "Grace Glen", "Hugo Hart", "Ida Hill", "Jonas Juniper", "Klara Knoll", "Leo Lark", "Lina Lane", "Mara Marsh",
        "Max Moor", "Nora North", "Otto Oak", "Paula Peak", "Quentin Quay", "Rosa Reed", "Sam Stone", "Selma Shore", "Theo Thorn",
        "Uma Underhill", "Vera Vale", "Walter Wood", "Xenia Xander", "Yara York", "Zoe Zander",
    ]

    private var dataSource: DataSource?

    init() {
        super.init(style: .plain)
        title = "Contacts"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        dataSource = DataSource(tableView: tableView) { tableView, indexPath, name in
            let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            return cell
        }
        dataSource?.defaultRowAnimation = .fade
        show(Self.names)
    }

    private func show(_ names: [String]) {
        let groups = Dictionary(grouping: names) { String($0.split(separator: " ").last?.first ?? "#") }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for initial in groups.keys.sorted() {
            snapshot.appendSections([initial])
            snapshot.appendItems(groups[initial, default: []].sorted(), toSection: initial)
        }
        dataSource?.apply(snapshot, animatingDifferences: false)
    }
}

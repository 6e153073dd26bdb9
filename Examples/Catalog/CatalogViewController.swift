import UIKit

/// The list of all screens.
final class CatalogViewController: UITableViewController, UISplitViewControllerDelegate {
    private var hasShown = false

    init() {
        super.init(style: .insetGrouped)
        title = "Catalog"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "page")
        clearsSelectionOnViewWillAppear = true
    }

    override func numberOfSections(in tableView: UITableView) -> Int { CatalogPage.groups.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { CatalogPage.groups[section].pages.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { CatalogPage.groups[section].title }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
        let page = CatalogPage.groups[indexPath.section].pages[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.text = page.title
        content.image = UIImage(systemName: page.symbol)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(CatalogPage.groups[indexPath.section].pages[indexPath.row])
    }

    /// Shows a screen beside the list if there is space, else on top of the list.
    func show(_ page: CatalogPage) {
        hasShown = true
        let controller = page.make()
        controller.navigationItem.largeTitleDisplayMode = .never
        showDetailViewController(controller, sender: self)
    }

    /// The app begins with the list; a selected screen stays visible.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { hasShown ? proposedTopColumn : .primary }
}

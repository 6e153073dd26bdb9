import Caret
import UIKit

final class ShoppingScreen: UITableViewController {
    let list = ShoppingList()
    let searchBar = UISearchBar()

    init() {
        super.init(style: .insetGrouped)
        for name in ["Bread", "Butter", "Cheese", "Milk"] { list.add(name) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shopping"
        showItems()
        addSearch()
        addRefresh()
    }

    func showItems() {
        tableView.sections(self) { screen in
            Section("open", header: "To buy") {
                for item in screen.list.found where !item.isDone { screen.row(item) }
            }
            if screen.list.found.contains(where: \.isDone) {
                Section("done", header: "Done") {
                    for item in screen.list.found where item.isDone { screen.row(item) }
                }
            }
        }
    }

    func row(_ item: Item) -> TableRow {
        Row(item.id, cell: ItemCell.self, value: item) { cell, item in cell.show(item) }
            .onSelect(self) { screen in screen.list.toggle(item) }
            .onDelete(self) { screen in screen.list.remove(item) }
    }

    func addSearch() {
        searchBar.placeholder = "Search"
        searchBar.sizeToFit()
        tableView.tableHeaderView = searchBar
        searchBar.on(.textDidChange.debounce(for: .milliseconds(300)), self) { screen, text in
            screen.list.search = text
        }
    }

    func addRefresh() {
        tableView.onRefresh(self) { screen in await screen.list.load() }
    }
}

import KebabsKit
import UIKit

extension ShopsViewController {
    /// Adds a bar button that opens a menu with the orders of the list.
    func setUpSorting() {
        let item = UIBarButtonItem(image: UIImage(systemName: "arrow.up.arrow.down"), menu: makeSortMenu())
        item.accessibilityLabel = "Sort"
        navigationItem.leftBarButtonItem = item
    }

    /// Shows the list in the new order, from its beginning.
    func sortChanged() {
        navigationItem.leftBarButtonItem?.menu = makeSortMenu()
        list.sort(by: sort)
    }

    private func makeSortMenu() -> UIMenu {
        let first = ShopSort.Key.allCases.map { key in
            action(key.title, isOn: sort.first == key) { $0.sort.first = key }
        }
        let others = ShopSort.Key.allCases.filter { $0 != sort.first }
        let second = ([nil] + others.map(Optional.some)).map { key in
            action(key?.title ?? "Nothing else", isOn: sort.second == key) { $0.sort.second = key }
        }
        return UIMenu(children: [
            UIMenu(title: "Sort by", options: [.displayInline, .singleSelection], children: first),
            UIMenu(title: "Then by", options: [.displayInline, .singleSelection], children: second),
        ])
    }

    private func action(_ title: String, isOn: Bool, _ choose: @escaping @MainActor (ShopsViewController) -> Void) -> UIAction {
        UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in if let self { choose(self) } }
    }
}

extension ShopSort.Key {
    /// The title of the key in the menu.
    var title: String {
        switch self {
        case .score: "Lowest Score"
        case .name: "Name"
        case .distance: "Distance"
        }
    }
}

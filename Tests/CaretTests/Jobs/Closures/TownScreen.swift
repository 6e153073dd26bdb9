import Caret
import UIKit

final class TownScreen: ColumnScreen {
    private let label = UILabel()
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "No town"
        button.setTitle("Choose", for: .normal)
        button.on(.tap, self, call: TownScreen.choose)
        show(label, button)
    }

    private func choose() {
        let list = UITableViewController()
        list.tableView.sections(self) { screen in
            Section { for town in Towns.all { Row(town, .default, town).onSelect(screen) { screen in screen.show(town) } } }
        }
        navigationController?.pushViewController(list, animated: true)
    }

    private func show(_ town: String) {
        label.text = town
        navigationController?.popViewController(animated: true)
    }
}

import Caret
import UIKit

final class ChoiceScreen: UITableViewController {
    let names: [String]
    let accessory: UITableViewCell.AccessoryType
    let choose: @MainActor (String) -> Void

    init(
        _ title: String, _ names: [String], accessory: UITableViewCell.AccessoryType = .none,
        choose: @escaping @MainActor (String) -> Void
    ) {
        self.names = names
        self.accessory = accessory
        self.choose = choose
        super.init(style: .insetGrouped)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.sections(self) { screen in
            Section {
                for name in screen.names {
                    Row(name, .default, name, accessory: screen.accessory).onSelect(screen) { $0.choose(name) }
                }
            }
        }
    }
}

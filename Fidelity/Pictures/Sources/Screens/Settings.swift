import UIKit

/// A screen with bars, rows and switches.
@MainActor enum Settings {
    static func screen() -> UIViewController {
        let list = SettingsList(style: .insetGrouped)
        list.title = "Settings"
        list.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 0)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let search = UIViewController()
        search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, search]
        return tabs
    }
}

final class SettingsList: UITableViewController {
    private let sections: [(header: String, rows: [(title: String, detail: String?)], footer: String?)] = [
        ("Account", [("Name", "Alex"), ("Password", nil), ("Devices", "3")], nil),
        (
            "Sound", [("Vibrate", nil), ("Ringtone", "Harbour")],
            "Vibration is used in silent mode, too, unless it is turned off for each app in the list below."
        ),
        ("About", [("Version", "2.1"), ("Licences", nil)], nil),
    ]

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].header }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.detail
        if row.title == "Vibrate" {
            let toggle = UISwitch()
            toggle.isOn = true
            cell.accessoryView = toggle
        } else {
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }
}

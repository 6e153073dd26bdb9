import UIKit

/// Settings in an inset grouped table: switches, values, choices, headers and footers.
final class SettingsViewController: UITableViewController {
    private enum Row {
        case toggle(title: String, symbol: String, tint: UIColor, key: WritableKeyPath<Settings, Bool>)
        case value(title: String, symbol: String, tint: UIColor, value: String)
        case choice(Appearance)
        case reset
    }

    private struct Section {
        var header: String?
        var footer: String?
        var rows: [Row]
    }

    enum Appearance: String, CaseIterable {
        case automatic = "Automatic", light = "Light", dark = "Dark"
    }

    struct Settings {
        var airplaneMode = false
        var notifications = true
        var sounds = true
        var appearance = Appearance.automatic
    }

    private(set) var settings = Settings()

    private let sections = [
        Section(rows: [
            .toggle(title: "Airplane Mode", symbol: "airplane", tint: .systemOrange, key: \.airplaneMode),
            .value(title: "Wi-Fi", symbol: "wifi", tint: .systemBlue, value: "Home"),
        ]),
        Section(
            header: "Notifications", footer: "Sounds are played for calls and messages.",
            rows: [
                .toggle(title: "Allow Notifications", symbol: "bell.fill", tint: .systemRed, key: \.notifications),
                .toggle(title: "Sounds", symbol: "speaker.wave.2.fill", tint: .systemPink, key: \.sounds),
            ]),
        Section(header: "Appearance", rows: Appearance.allCases.map(Row.choice)),
        Section(rows: [.reset]),
    ]

    init() {
        super.init(style: .insetGrouped)
        title = "Settings"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].header }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        cell.accessoryView = nil
        cell.accessoryType = .none
        cell.selectionStyle = .default
        switch sections[indexPath.section].rows[indexPath.row] {
        case .toggle(let title, let symbol, let tint, let key):
            content.text = title
            content.image = UIImage(systemName: symbol)
            content.imageProperties.tintColor = tint
            cell.accessoryView = makeSwitch(title, key)
            cell.selectionStyle = .none
        case .value(let title, let symbol, let tint, let value):
            content.text = title
            content.secondaryText = value
            content.image = UIImage(systemName: symbol)
            content.imageProperties.tintColor = tint
            cell.accessoryType = .disclosureIndicator
        case .choice(let appearance):
            content.text = appearance.rawValue
            cell.accessoryType = settings.appearance == appearance ? .checkmark : .none
        case .reset:
            content.text = "Reset All Settings"
            content.textProperties.color = .systemRed
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch sections[indexPath.section].rows[indexPath.row] {
        case .choice(let appearance):
            settings.appearance = appearance
            view.window?.overrideUserInterfaceStyle =
                switch appearance {
                case .automatic: .unspecified
                case .light: .light
                case .dark: .dark
                }
            tableView.reloadSections(IndexSet(integer: indexPath.section), with: .none)
        case .reset:
            settings = Settings()
            tableView.reloadData()
        case .toggle, .value:
            break
        }
    }

    private func makeSwitch(_ title: String, _ key: WritableKeyPath<Settings, Bool>) -> UISwitch {
        let toggle = UISwitch()
        toggle.isOn = settings[keyPath: key]
        toggle.accessibilityLabel = title
        toggle.addAction(
            UIAction { [weak self] action in
                guard let toggle = action.sender as? UISwitch else { return }
                self?.settings[keyPath: key] = toggle.isOn
            }, for: .valueChanged)
        return toggle
    }
}

import Contacts
import SystemServices
import UIKitCore

/// A contact's card: its picture and name, and a row for each value.
final class ContactCardController: UITableViewController {
    var contact: CNContact { didSet { reload() } }
    var keys: [String]? { didSet { reload() } }
    var alternateName: String? { didSet { reload() } }
    var message: String? { didSet { reload() } }
    /// Whether the card has buttons for calls and messages.
    var allowsActions = true { didSet { reload() } }
    /// The rows after the values, each with its title and handler.
    var footerActions: [(title: String, handler: @MainActor () -> Void)] = [] { didSet { reload() } }
    /// Called when the user chooses a value. Returns whether the value was selected; otherwise its action follows.
    var onSelect: ((CNContactProperty) -> Bool)?
    /// Returns whether a value is selected.
    var isSelected: ((CNContactProperty) -> Bool)?
    /// The value that is emphasised, by key and identifier.
    var highlighted: (key: String, identifier: String?)? { didSet { reload() } }

    private let header = ContactCardHeader()
    private var sections: [[ContactRow]] = []

    init(_ contact: CNContact, keys: [String]?) {
        self.contact = contact
        self.keys = keys
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "value")
        tableView.rowHeight = UITableView.automaticDimension
        navigationItem.largeTitleDisplayMode = .never
        reload()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = CGSize(width: tableView.bounds.width, height: header.height(for: tableView.bounds.width))
        guard header.frame.size != size || tableView.tableHeaderView !== header else { return }
        header.frame = CGRect(origin: .zero, size: size)
        tableView.tableHeaderView = header
    }

    private func reload() {
        guard isViewLoaded else { return }
        sections = ContactRows.sections(of: contact, displayed: keys)
        header.show(contact, alternateName: alternateName, message: message, actions: allowsActions ? headerActions : [])
        tableView.reloadData()
        view.setNeedsLayout()
    }

    private var headerActions: [ContactCardAction] {
        let phone = row(CNContactPhoneNumbersKey)
        let email = row(CNContactEmailAddressesKey)
        let message = phone?.url.flatMap { URL(string: $0.absoluteString.replacing("tel:", with: "sms:")) }
        func action(_ symbol: String, _ title: String, _ row: ContactRow?, _ url: URL?) -> ContactCardAction {
            guard let row, let url else { return ContactCardAction(symbol: symbol, title: title, handler: nil) }
            return ContactCardAction(symbol: symbol, title: title) { [weak self] in self?.perform(row, url) }
        }
        return [
            action("message.fill", "message", phone, message), action("phone.fill", "call", phone, phone?.url),
            action("envelope.fill", "mail", email, email?.url),
        ]
    }

    private func row(_ key: String) -> ContactRow? { sections.joined().first { $0.property.key == key && $0.url != nil } }

    /// Returns whether the default action may follow; asks the app.
    var shouldPerformAction: ((CNContactProperty) -> Bool)?

    private func perform(_ row: ContactRow, _ url: URL?) {
        guard shouldPerformAction?(row.property) ?? true, let url else { return }
        SystemServices.current.requests.record("contacts", "opens a value of a contact (scheme: \(url.scheme ?? ""))")
        UIApplication.shared.open(url)
    }

    // MARK: - Rows

    private func footerAction(_ section: Int) -> [(title: String, handler: @MainActor () -> Void)]? {
        section == sections.count ? footerActions : nil
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count + (footerActions.isEmpty ? 0 : 1) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        footerAction(section)?.count ?? sections[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "value", for: indexPath)
        if let actions = footerAction(indexPath.section) {
            var content = UIListContentConfiguration.cell()
            content.text = actions[indexPath.row].title
            content.textProperties.color = view.tintColor
            cell.contentConfiguration = content
            cell.accessoryType = .none
            cell.accessibilityTraits = .button
            return cell
        }
        let row = sections[indexPath.section][indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = row.label
        content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        content.secondaryText = row.text
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        let isLink = row.url != nil || onSelect != nil
        let isHighlighted = highlighted.map { $0.key == row.property.key && $0.identifier == row.property.identifier } ?? false
        content.secondaryTextProperties.color = isHighlighted ? .systemRed : isLink ? view.tintColor : .label
        content.secondaryTextProperties.numberOfLines = 0
        content.textToSecondaryTextVerticalPadding = 3
        cell.contentConfiguration = content
        cell.selectionStyle = isLink ? .default : .none
        let isSelected = isSelected?(row.property) ?? false
        cell.accessoryType = isSelected ? .checkmark : .none
        cell.accessibilityLabel = "\(row.label), \(row.text)"
        cell.accessibilityTraits = isSelected ? [.button, .selected] : isLink ? .button : .staticText
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let actions = footerAction(indexPath.section) { return actions[indexPath.row].handler() }
        let row = sections[indexPath.section][indexPath.row]
        if let onSelect, onSelect(row.property) {
            tableView.reloadRows(at: [indexPath], with: .none)
        } else {
            perform(row, row.url)
        }
    }
}

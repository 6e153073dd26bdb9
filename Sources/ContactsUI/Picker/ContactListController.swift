import Contacts
import UIKitCore

/// The list of all contacts, with letters and a search.
final class ContactListController: UITableViewController, UISearchResultsUpdating {
    private let contacts: [CNContact]
    private weak var picker: CNContactPickerViewController?
    private var sections: [ContactSections.Section]
    private let searchController = UISearchController(searchResultsController: nil)
    private let messageLabel = UILabel()
    private var query = ""

    init(_ contacts: [CNContact], picker: CNContactPickerViewController) {
        self.contacts = contacts
        self.picker = picker
        sections = ContactSections.sections(of: contacts)
        super.init(style: .plain)
        title = picker.title ?? "Contacts"
    }

    required init?(coder: NSCoder) { nil }

    private var selectsContacts: Bool { picker?.modes.contains(.contacts) == true }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        tableView.sectionHeaderTopPadding = 0
        if selectsContacts {
            tableView.allowsMultipleSelectionDuringEditing = true
            tableView.setEditing(true, animated: false)
        }
        if picker?.modes.isMultiple == true {
            navigationItem.leftBarButtonItem = picker?.makeCancelButton()
            navigationItem.rightBarButtonItem = picker?.makeDoneButton()
        } else {
            navigationItem.rightBarButtonItem = picker?.makeCancelButton()
        }
        navigationItem.backButtonTitle = "Contacts"
        searchController.searchResultsUpdater = self
        searchController.searchBar.placeholder = "Search"
        searchController.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        messageLabel.font = .preferredFont(forTextStyle: .title3)
        messageLabel.adjustsFontForContentSizeCategory = true
        messageLabel.textColor = .secondaryLabel
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0
        showMessage()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The number of selected properties of a contact may have changed.
        if picker?.modes.contains(.properties) == true { tableView.reloadData() }
    }

    func updateSearchResults(for searchController: UISearchController) {
        query = searchController.searchBar.text ?? ""
        sections = query.isEmpty ? ContactSections.sections(of: contacts) : ContactSections.results(query, in: contacts)
        tableView.reloadData()
        showMessage()
        restoreSelection()
    }

    private func showMessage() {
        messageLabel.text = query.isEmpty ? "No Contacts" : "No Results for “\(query)”"
        tableView.backgroundView = sections.isEmpty ? messageLabel : nil
    }

    /// Selects the rows of selected contacts again.
    private func restoreSelection() {
        guard selectsContacts, let selected = picker?.selectedContacts.map(\.identifier) else { return }
        for (section, content) in sections.enumerated() {
            for (row, contact) in content.contacts.enumerated() where selected.contains(contact.identifier) {
                tableView.selectRow(at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
            }
        }
    }

    // MARK: - Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].contacts.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        query.isEmpty ? sections[section].letter : nil
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        query.isEmpty && sections.count > 1 ? ContactSections.indexTitles(sections) : nil
    }

    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        ContactSections.section(for: title, in: sections)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        let contact = sections[indexPath.section].contacts[indexPath.row]
        let isEnabled = picker?.isEnabled(contact) ?? true
        var content = UIListContentConfiguration.cell()
        content.attributedText = ContactNameText.text(of: contact, isEnabled: isEnabled)
        let count = picker?.selectedProperties.count { $0.contact.identifier == contact.identifier } ?? 0
        content.secondaryText = count > 0 ? "\(count) selected" : nil
        cell.contentConfiguration = content
        cell.selectionStyle = isEnabled ? .default : .none
        cell.isUserInteractionEnabled = isEnabled
        cell.accessibilityLabel = ContactNameText.name(of: contact)
        cell.accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        picker?.isEnabled(sections[indexPath.section].contacts[indexPath.row]) ?? true
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        picker?.isEnabled(sections[indexPath.section].contacts[indexPath.row]) == false ? nil : indexPath
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if !selectsContacts { tableView.deselectRow(at: indexPath, animated: true) }
        picker?.choose(sections[indexPath.section].contacts[indexPath.row])
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        if selectsContacts { picker?.choose(sections[indexPath.section].contacts[indexPath.row]) }
    }
}

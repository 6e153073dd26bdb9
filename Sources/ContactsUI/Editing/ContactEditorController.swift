import Contacts
import UIKitCore

/// The form with which the user changes a contact.
final class ContactEditorController: UITableViewController {
    private enum Section: Equatable {
        case names
        case list(ContactDraft.List)
        case note
        case deletion
    }

    private let contact: CNContact
    private let original: ContactDraft
    private var draft: ContactDraft { didSet { onChange?() } }
    private let sections: [Section]
    private let isNew: Bool
    private let photo = ContactPhotoView()
    private let header = UIView()
    /// Called after each change.
    var onChange: (() -> Void)?
    /// Called when the user wants to delete the contact.
    var onDelete: (() -> Void)?

    /// The side of the picture and its distance from the edges, in points.
    private static let photoSize: CGFloat = 120
    private static let photoMargin: CGFloat = 12
    private static let nameFields: [ContactDraft.Field] = [.givenName, .familyName, .organization]

    init(_ contact: CNContact, isNew: Bool) {
        self.contact = contact
        self.isNew = isNew
        original = ContactDraft(contact)
        draft = original
        let lists = ContactDraft.List.allCases.map { Section.list($0) }
        sections = [.names] + lists + [.note] + (isNew ? [] : [.deletion])
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    /// The contact with the changes.
    var editedContact: CNMutableContact { draft.contact(contact) }

    /// Whether there is something to save: for a new contact any value, or else a change.
    var hasChanges: Bool {
        guard isNew else { return draft != original }
        let fields = ContactDraft.Field.allCases.contains { !draft[$0].isEmpty }
        return fields || ContactDraft.List.allCases.contains { list in draft[list].contains { !$0.text.isEmpty } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ContactFieldCell.self, forCellReuseIdentifier: "field")
        tableView.register(ContactNoteCell.self, forCellReuseIdentifier: "note")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "action")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.setEditing(true, animated: false)
        tableView.allowsSelectionDuringEditing = true
        tableView.keyboardDismissMode = .interactive
        photo.show(contact)
        header.addSubview(photo)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = CGSize(width: tableView.bounds.width, height: Self.photoSize + 2 * Self.photoMargin)
        guard header.frame.size != size || tableView.tableHeaderView !== header else { return }
        header.frame = CGRect(origin: .zero, size: size)
        photo.frame = CGRect(
            x: (size.width - Self.photoSize) / 2, y: Self.photoMargin, width: Self.photoSize, height: Self.photoSize)
        tableView.tableHeaderView = header
    }

    // MARK: - Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch sections[section] {
        case .names: Self.nameFields.count
        case .list(let list): draft[list].count + 1
        case .note, .deletion: 1
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch sections[indexPath.section] {
        case .names: return fieldCell(Self.nameFields[indexPath.row], indexPath)
        case .note: return noteCell(indexPath)
        case .list(let list):
            guard indexPath.row < draft[list].count else { return actionCell("add \(list.name)", .label, indexPath) }
            return valueCell(list, indexPath)
        case .deletion: return actionCell("Delete Contact", .systemRed, indexPath)
        }
    }

    private func fieldCell(_ field: ContactDraft.Field, _ indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
        guard let cell = cell as? ContactFieldCell else { return cell }
        cell.show(draft[field], placeholder: field.placeholder)
        cell.onChange = { [weak self] in self?.draft[field] = $0 }
        return cell
    }

    private func noteCell(_ indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        guard let cell = cell as? ContactNoteCell else { return cell }
        cell.textView.text = draft[.note]
        cell.onChange = { [weak self] text in
            self?.draft[.note] = text
            // The height of the row follows the text.
            self?.tableView.performBatchUpdates(nil)
        }
        return cell
    }

    private func valueCell(_ list: ContactDraft.List, _ indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
        guard let cell = cell as? ContactFieldCell else { return cell }
        let value = draft[list][indexPath.row]
        let name = Self.name(ofLabel: value.label, list)
        cell.show(value, of: list, menu: menu(list, value, cell), labelName: name)
        cell.onChange = { [weak self, weak cell] text in
            guard let self, let row = row(of: cell, in: list) else { return }
            draft[list][row].text = text
        }
        return cell
    }

    private static func name(ofLabel label: String, _ list: ContactDraft.List) -> String {
        label.isEmpty ? list.name : CNLabeledValue<NSString>.localizedString(forLabel: label)
    }

    /// The row of a cell, which changes when the user inserts and deletes values.
    private func row(of cell: UITableViewCell?, in list: ContactDraft.List) -> Int? {
        guard let row = cell.flatMap({ tableView.indexPath(for: $0)?.row }), draft[list].indices.contains(row) else { return nil }
        return row
    }

    /// Returns a menu with the labels, and with the value's own label.
    private func menu(_ list: ContactDraft.List, _ value: ContactDraft.Value, _ cell: ContactFieldCell) -> UIMenu {
        var labels = list.labels
        if !value.label.isEmpty, !labels.contains(value.label) { labels.append(value.label) }
        let actions = labels.map { label in
            UIAction(title: Self.name(ofLabel: label, list), state: label == value.label ? .on : .off) { [weak self, weak cell] _ in
                guard let self, let row = row(of: cell, in: list) else { return }
                draft[list][row].label = label
                if let indexPath = cell.flatMap({ self.tableView.indexPath(for: $0) }) {
                    tableView.reloadRows(at: [indexPath], with: .none)
                }
            }
        }
        return UIMenu(children: actions)
    }

    private func actionCell(_ title: String, _ color: UIColor, _ indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "action", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = title
        content.textProperties.color = color
        cell.contentConfiguration = content
        cell.accessibilityTraits = .button
        return cell
    }

    // MARK: - Inserting and deleting

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        if case .list = sections[indexPath.section] { return true }
        return false
    }

    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        guard case .list(let list) = sections[indexPath.section] else { return .none }
        return indexPath.row < draft[list].count ? .delete : .insert
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard case .list(let list) = sections[indexPath.section] else { return }
        if editingStyle == .insert { return insertValue(in: list, section: indexPath.section) }
        guard editingStyle == .delete, draft[list].indices.contains(indexPath.row) else { return }
        draft[list].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch sections[indexPath.section] {
        case .list(let list) where indexPath.row == draft[list].count: insertValue(in: list, section: indexPath.section)
        case .deletion: onDelete?()
        default: break
        }
    }

    private func insertValue(in list: ContactDraft.List, section: Int) {
        let indexPath = IndexPath(row: draft[list].count, section: section)
        draft[list].append(draft.newValue(in: list))
        tableView.insertRows(at: [indexPath], with: .automatic)
        (tableView.cellForRow(at: indexPath) as? ContactFieldCell)?.field.becomeFirstResponder()
    }
}

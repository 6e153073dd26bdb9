import Caret
import TodoKit
import UIKit

/// The login screen.
final class LoginViewController: UITableViewController {
    private let login: Login
    private var fields: [String: UITextField] = [:]

    init(_ login: Login) {
        self.login = login
        super.init(style: .insetGrouped)
        title = "Log In"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "Login"
        tableView.keyboardDismissMode = .interactive
        tableView.sections(self) { $0.sections }
        let cancel = UIBarButtonItem(systemItem: .cancel)
        cancel.on(.tap, self) { $0.dismiss(animated: true) }
        navigationItem.leftBarButtonItem = cancel
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields[login.name.isEmpty ? "Name" : "Password"]?.becomeFirstResponder()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        login.running?.cancel()
        login.password = ""
    }

    @TableSectionBuilder private var sections: [TableSection] {
        let login = login
        Section("fields", header: login.session.server.host, footer: login.problem) {
            Row("name", cell: FieldCell.self) { [weak self] cell in
                cell.ask(for: "Name", returnKey: .next)
                self?.fields["Name"] = cell.field
                if cell.field.text != login.name { cell.field.text = login.name }
                cell.field.on(.editingChanged) { login.name = $0 }
                cell.field.answer(.shouldReturn) { [weak self] in self?.fields["Password"]?.becomeFirstResponder() != true }
            }.height(44)
            Row("password", cell: FieldCell.self) { [weak self] cell in
                cell.ask(for: "Password", isSecret: true, returnKey: .go)
                self?.fields["Password"] = cell.field
                if cell.field.text != login.password { cell.field.text = login.password }
                cell.field.on(.editingChanged) { login.password = $0 }
                cell.field.answer(.shouldReturn) { [weak self] in
                    self?.enter()
                    return false
                }
            }.height(44)
        }
        Section("buttons") {
            button("Log In").onSelect(self) { $0.enter() }
            button("New Account").onSelect(self) { $0.enter(isNew: true) }
        }
    }

    private func button(_ title: String) -> TableRow {
        let color: UIColor = login.canEnter ? .tintColor : .tertiaryLabel
        return Row(title, cell: UITableViewCell.self, value: color) { cell, color in
            var content = UIListContentConfiguration.cell()
            content.text = title
            content.textProperties.color = color
            cell.contentConfiguration = content
            cell.accessibilityTraits = .button
            cell.accessibilityIdentifier = title
        }.height(44)
    }

    private func enter(isNew: Bool = false, replacing: Bool = false) {
        guard login.canEnter else { return }
        view.endEditing(true)
        login.running = Task { [weak self, login] in
            if await login.enter(isNew: isNew, replacing: replacing) {
                self?.dismiss(animated: true)
            } else if !Task.isCancelled, let (owner, waiting) = login.obstacle {
                self?.ask(owner, waiting) { self?.enter(isNew: isNew, replacing: true) }
            }
        }
    }

    /// Asks before the list of another account is deleted.
    private func ask(_ owner: Account, _ waiting: Int, _ replace: @escaping @MainActor () -> Void) {
        let loss = waiting == 0 ? "It stays on its server." : "\(waiting) of its changes have not reached its server, and would be lost."
        let alert = UIAlertController(title: "This is \(owner.name)'s list", message: loss, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Replace It", style: .destructive) { _ in replace() })
        present(alert, animated: true)
    }
}

import SystemServices

/// The list of the panel "System".
final class SystemPanelController: UITableViewController {
    private let services: SystemServices
    private let close: @MainActor () -> Void
    private var sections: [PanelSection] = []
    private let messageLabel = UILabel()

    /// - Parameter close: Called when the person presses Done.
    init(_ services: SystemServices, close: @escaping @MainActor () -> Void) {
        self.services = services
        self.close = close
        super.init(style: .insetGrouped)
        title = "System"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.close() })
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        messageLabel.text = "The app has made no requests to the system."
        messageLabel.textColor = .secondaryLabel
        messageLabel.textAlignment = .center
        messageLabel.font = .preferredFont(forTextStyle: .body)
        messageLabel.numberOfLines = 0
        reload(services.panelSections)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload(services.panelSections)
    }

    /// Reads the services, and shows them if their texts have changed.
    func reloadIfNeeded() {
        let newSections = services.panelSections
        if !newSections.elementsEqual(sections, by: Self.isEqual) { reload(newSections) }
    }

    private func reload(_ newSections: [PanelSection]) {
        sections = newSections
        tableView.backgroundView = sections.isEmpty ? messageLabel : nil
        tableView.reloadData()
    }

    /// Compares what is visible: the closures of choices cannot be compared.
    private static func isEqual(_ first: PanelSection, _ second: PanelSection) -> Bool {
        first.title == second.title
            && first.rows.elementsEqual(second.rows) { one, other in
                one.title == other.title && one.value == other.value && one.choices.map(\.title) == other.choices.map(\.title)
            }
    }

    // MARK: - Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let row = sections[indexPath.section].rows[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = row.title
        content.secondaryText = row.value
        cell.contentConfiguration = content
        cell.accessoryType = row.choices.isEmpty ? .none : .disclosureIndicator
        cell.selectionStyle = row.choices.isEmpty ? .none : .default
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let row = sections[indexPath.section].rows[indexPath.row]
        tableView.deselectRow(at: indexPath, animated: true)
        guard !row.choices.isEmpty else { return }
        navigationController?.pushViewController(PanelChoiceController(row), animated: true)
    }
}

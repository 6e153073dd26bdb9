import SystemServices

/// The answers that a person can choose for a row of the panel "System". The current value has a checkmark.
final class PanelChoiceController: UITableViewController {
    private let row: PanelRow

    init(_ row: PanelRow) {
        self.row = row
        super.init(style: .insetGrouped)
        title = row.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "choice")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { row.choices.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = row.choices[indexPath.row].title
        cell.contentConfiguration = content
        cell.accessoryType = row.choices[indexPath.row].title == row.value ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        row.choices[indexPath.row].choose()
        navigationController?.popViewController(animated: true)
    }
}

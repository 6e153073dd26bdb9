import UIKit

/// Receives the choice.
@MainActor protocol ChoiceViewControllerDelegate: AnyObject {
    func choice(_ screen: ChoiceViewController, didChoose indexes: Set<Int>)
    /// Called when the user wants to add a name that is not in the list.
    func choiceWantsNewName(_ screen: ChoiceViewController)
}

/// Names to choose one of, or several.
final class ChoiceViewController: UITableViewController {
    weak var delegate: (any ChoiceViewControllerDelegate)?
    private var names: [String]
    private var chosen: Set<Int>
    private let allowsSeveral: Bool

    init(_ title: String, _ names: [String], chosen: Set<Int>, allowsSeveral: Bool = false) {
        (self.names, self.chosen, self.allowsSeveral) = (names, chosen, allowsSeveral)
        super.init(style: .insetGrouped)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        let add = UIAction { [weak self] _ in if let self { delegate?.choiceWantsNewName(self) } }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
    }

    /// Replaces the names, and the chosen ones.
    func show(_ names: [String], chosen: Set<Int>) {
        guard (names, chosen) != (self.names, self.chosen) else { return }
        (self.names, self.chosen) = (names, chosen)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.show(names[indexPath.row], isChosen: chosen.contains(indexPath.row))
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if allowsSeveral { chosen.formSymmetricDifference([indexPath.row]) } else { chosen = [indexPath.row] }
        delegate?.choice(self, didChoose: chosen)
        tableView.reloadData()
        if !allowsSeveral { navigationController?.popViewController(animated: true) }
    }
}

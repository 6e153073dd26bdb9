import UIKit

final class PlainTownScreen: ColumnScreen {
    private let label = UILabel()
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "No town"
        button.setTitle("Choose", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
        show(label, button)
    }

    private func choose() {
        let list = PlainTownList()
        list.onPick = { [weak self] town in
            self?.label.text = town
            self?.navigationController?.popViewController(animated: true)
        }
        navigationController?.pushViewController(list, animated: true)
    }
}

final class PlainTownList: UITableViewController {
    var onPick: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "town")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Towns.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
        cell.textLabel?.text = Towns.all[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onPick?(Towns.all[indexPath.row]) }
}

import UIKit

final class PlainErrandsScreen: UITableViewController {
    let errands = Errands()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
        let add = UIAction(title: "Add") { [weak self] _ in self?.add() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: add)
    }

    private func add() {
        errands.add("Cake")
        tableView.insertRows(at: [IndexPath(row: errands.shops[0].things.count - 1, section: 0)], with: .automatic)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { errands.shops.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { errands.shops[section].things.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { errands.shops[section].name }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
        cell.textLabel?.text = errands.shops[indexPath.section].things[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard style == .delete else { return }
        errands.remove(errands.shops[indexPath.section].things[indexPath.row])
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        title = errands.shops[indexPath.section].things[indexPath.row]
    }
}

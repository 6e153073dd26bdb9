import UIKit

/// The trees, one in each row. Rows lead to a tree, the bar to a form and to the nib.
final class ListViewController: UITableViewController {
    private(set) var trees = Tree.all

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trees.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tree", for: indexPath)
        (cell as? TreeCell)?.tree = trees[indexPath.row]
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? DetailViewController, let cell = sender as? UITableViewCell,
            let row = tableView.indexPath(for: cell)?.row
        else { return }
        detail.tree = trees[row]
    }

    /// Appends the tree of the completed form.
    @IBAction func treeWasAdded(_ segue: UIStoryboardSegue) {
        guard let tree = (segue.source as? FormViewController)?.tree else { return }
        trees.append(tree)
        tableView.reloadData()
    }

    @IBAction func formWasClosed(_ segue: UIStoryboardSegue) {}

    @IBAction func showAbout(_ sender: Any) {
        navigationController?.pushViewController(AboutViewController(nibName: nil, bundle: .module), animated: true)
    }
}

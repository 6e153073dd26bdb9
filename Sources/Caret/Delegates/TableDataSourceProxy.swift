/// A proxy that forwards the methods of `UITableViewDataSource` to closures.
final class TableDataSourceProxy: DelegateProxy, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        ask(section, Hooks.noAnswer(0))
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        ask(indexPath, Hooks.noAnswer(UITableViewCell()))
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        ask((), Hooks.noAnswer(1))
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ask(section, Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        ask(section, Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        // A table view with a handler for `commitEditing` allows editing, unless another answer exists.
        ask(indexPath, hasHandlers("tableView(_:commit:forRowAt:)") ? true : Hooks.noAnswer(true))
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        ask(indexPath, Hooks.noAnswer(false))
    }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        notify((editingStyle: editingStyle, indexPath: indexPath))
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        notify((sourceIndexPath: sourceIndexPath, destinationIndexPath: destinationIndexPath))
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        ask((), Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        ask((title: title, index: index), Hooks.noAnswer(index))
    }
}

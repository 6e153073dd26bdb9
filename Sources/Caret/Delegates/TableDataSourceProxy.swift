/// A proxy that forwards the methods of `UITableViewDataSource` to closures.
final class TableDataSourceProxy: NSObject, DelegateProxy, UITableViewDataSource {
    lazy var numberOfRowsInSection = DelegateSlot<Int, Int>(self)
    lazy var cellForRow = DelegateSlot<IndexPath, UITableViewCell>(self)
    lazy var numberOfSections = DelegateSlot<Void, Int>(self)
    lazy var titleForHeaderInSection = DelegateSlot<Int, String?>(self)
    lazy var titleForFooterInSection = DelegateSlot<Int, String?>(self)
    lazy var canEditRow = DelegateSlot<IndexPath, Bool>(self)
    lazy var canMoveRow = DelegateSlot<IndexPath, Bool>(self)
    lazy var commitEditing = DelegateSlot<(editingStyle: UITableViewCell.EditingStyle, indexPath: IndexPath), Void>(self)
    lazy var moveRow = DelegateSlot<(sourceIndexPath: IndexPath, destinationIndexPath: IndexPath), Void>(self)
    lazy var sectionIndexTitles = DelegateSlot<Void, [String]?>(self)
    lazy var sectionForSectionIndexTitle = DelegateSlot<(title: String, index: Int), Int>(self)

    private weak var table: UITableView?

    init(for table: UITableView) { self.table = table }

    /// Makes the table view ask for titles again, because it asks only when it loads its data.
    func answersDidChange() { if let table { Hooks.reloadHeights(of: table) } }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        numberOfRowsInSection.ask(section, Hooks.noAnswer(0))
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellForRow.ask(indexPath, Hooks.noAnswer(UITableViewCell()))
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        numberOfSections.ask((), Hooks.noAnswer(1))
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titleForHeaderInSection.ask(section, Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        titleForFooterInSection.ask(section, Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        // A table view with a handler for `commitEditing` allows editing, unless another answer exists.
        canEditRow.ask(indexPath, commitEditing.hasHandlers ? true : Hooks.noAnswer(true))
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        canMoveRow.ask(indexPath, Hooks.noAnswer(false))
    }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        commitEditing.notify((editingStyle: editingStyle, indexPath: indexPath))
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        moveRow.notify((sourceIndexPath: sourceIndexPath, destinationIndexPath: destinationIndexPath))
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        sectionIndexTitles.ask((), Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        sectionForSectionIndexTitle.ask((title: title, index: index), Hooks.noAnswer(index))
    }
}

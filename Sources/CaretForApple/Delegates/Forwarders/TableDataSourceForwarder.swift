/// Becomes the delegate of an object, and forwards the methods of `UITableViewDataSource` to its recipients.
final class TableDataSourceForwarder: DelegateForwarder, UITableViewDataSource {
    let tableDataSourceProxy: TableDataSourceProxy
    private var recipients: Recipients<any UITableViewDataSource> { Recipients(list) }

    init(for host: UITableView) {
        tableDataSourceProxy = TableDataSourceProxy(for: host)
        super.init()
        add(tableDataSourceProxy)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        recipients.ask(tableView, section) { $0.tableView(_:numberOfRowsInSection:) }
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        recipients.ask(tableView, indexPath) { $0.tableView(_:cellForRowAt:) }
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        recipients.ask(tableView) { $0.numberOfSections(in:) }
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        recipients.ask(tableView, section) { $0.tableView(_:titleForHeaderInSection:) }
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        recipients.ask(tableView, section) { $0.tableView(_:titleForFooterInSection:) }
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        recipients.ask(tableView, indexPath) { $0.tableView(_:canEditRowAt:) }
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        recipients.ask(tableView, indexPath) { $0.tableView(_:canMoveRowAt:) }
    }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        recipients.notify(tableView, editingStyle, indexPath) { $0.tableView(_:commit:forRowAt:) }
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        recipients.notify(tableView, sourceIndexPath, destinationIndexPath) { $0.tableView(_:moveRowAt:to:) }
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        recipients.ask(tableView) { $0.sectionIndexTitles(for:) }
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        recipients.ask(tableView, title, index) { $0.tableView(_:sectionForSectionIndexTitle:at:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { tableDataSourceProxyMethods }
    #endif
}

/// Becomes the delegate of an object, and forwards the methods of `UITableViewDataSourcePrefetching` to its recipients.
final class TablePrefetchingForwarder: DelegateForwarder, UITableViewDataSourcePrefetching {
    let tablePrefetchingProxy = TablePrefetchingProxy()
    private var recipients: Recipients<any UITableViewDataSourcePrefetching> { Recipients(list) }

    override init() {
        super.init()
        add(tablePrefetchingProxy)
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        recipients.notify(tableView, indexPaths) { $0.tableView(_:prefetchRowsAt:) }
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        recipients.notify(tableView, indexPaths) { $0.tableView(_:cancelPrefetchingForRowsAt:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { tablePrefetchingProxyMethods }
    #endif
}

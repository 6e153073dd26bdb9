/// A proxy that forwards the methods of `UITableViewDataSourcePrefetching` to closures.
final class TablePrefetchingProxy: NSObject, DelegateProxy, UITableViewDataSourcePrefetching {
    lazy var prefetchRows = DelegateSlot<[IndexPath], Void>(self)
    lazy var cancelPrefetchingForRows = DelegateSlot<[IndexPath], Void>(self)

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        prefetchRows.notify(indexPaths)
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancelPrefetchingForRows.notify(indexPaths)
    }
}

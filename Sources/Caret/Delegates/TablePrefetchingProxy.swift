/// A proxy that forwards the methods of `UITableViewDataSourcePrefetching` to closures.
final class TablePrefetchingProxy: DelegateProxy, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        notify(indexPaths)
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        notify(indexPaths)
    }
}

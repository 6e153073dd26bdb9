/// Hands on to closures what a `UITableViewDataSourcePrefetching` is told and asked.
final class TablePrefetchEar: DelegateEar, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        tell(indexPaths)
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        tell(indexPaths)
    }
}

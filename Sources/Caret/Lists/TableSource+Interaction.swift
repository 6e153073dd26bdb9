// Menus, dragging, reordering and prefetching.
extension TableSource {
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let actions = row(at: indexPath)?.actions, let menu = actions.menu else { return Hooks.noAnswer(nil) }
        return RowMenu.configuration(actions.menuTitle, menu())
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        list.allowsMove(from: sourceIndexPath, to: proposedDestinationIndexPath)
            ? Hooks.noAnswer(proposedDestinationIndexPath) : sourceIndexPath
    }
}

extension TableSource: UITableViewDragDelegate {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        guard let drag = row(at: indexPath)?.actions.drag else { return Hooks.noAnswer([]) }
        return drag()
    }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        guard let drag = row(at: indexPath)?.actions.drag else { return Hooks.noAnswer([]) }
        return drag()
    }
}

extension TableSource: UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { list.prefetch(indexPaths) }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { list.cancelPrefetching(indexPaths) }
}

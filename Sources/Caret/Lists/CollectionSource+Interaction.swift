// Menus, dragging, reordering and prefetching.
extension CollectionSource {
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPaths.count == 1, let actions = row(at: indexPaths[0])?.actions, let menu = actions.menu else {
            return Hooks.noAnswer(nil)
        }
        return RowMenu.configuration(actions.menuTitle, menu())
    }

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        list.allowsMove(from: originalIndexPath, to: proposedIndexPath) ? Hooks.noAnswer(proposedIndexPath) : currentIndexPath
    }
}

extension CollectionSource: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let drag = row(at: indexPath)?.actions.drag else { return Hooks.noAnswer([]) }
        return drag()
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        guard let drag = row(at: indexPath)?.actions.drag else { return Hooks.noAnswer([]) }
        return drag()
    }
}

extension CollectionSource: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { list.prefetch(indexPaths) }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        list.cancelPrefetching(indexPaths)
    }
}

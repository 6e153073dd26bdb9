extension CollectionSource: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        row(at: indexPath)?.actions.isSelectable ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let actions = row(at: indexPath)?.actions else { return }
        // In a list with single selection, the selection of a row without actions has no purpose.
        let isStatic = actions.select == nil && actions.deselect == nil && !collectionView.allowsMultipleSelection
        // Deselect the row before the action, because the action may move the row.
        if !actions.keepsSelection, actions.select != nil || isStatic { collectionView.deselectItem(at: indexPath, animated: true) }
        actions.select?()
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        row(at: indexPath)?.actions.deselect?()
    }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        list.willShow(cell, at: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { hide(cell) }
}

extension CollectionSource: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        row(at: indexPath)?.actions.isSelectable ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let actions = row(at: indexPath)?.actions else { return }
        let isStatic = actions.select == nil && actions.deselect == nil && !collectionView.allowsMultipleSelection
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

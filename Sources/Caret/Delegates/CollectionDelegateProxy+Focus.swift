extension CollectionDelegateProxy {
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        canFocusItem.agree(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool {
        shouldUpdateFocus.agree(context)
    }

    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        didUpdateFocus.notify((context: context, coordinator: coordinator))
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        indexPathForPreferredFocusedView.ask((), Hooks.noAnswer(nil))
    }

    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
        selectionFollowsFocus.ask(indexPath, Hooks.noAnswer(collectionView.selectionFollowsFocus))
    }
}

extension CollectionDelegateProxy {
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        transitionLayout.ask(
            (fromLayout: fromLayout, toLayout: toLayout),
            Hooks.noAnswer(UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)))
    }

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        targetIndexPathForMoveOfItem.ask(
            (originalIndexPath: originalIndexPath, currentIndexPath: currentIndexPath, proposedIndexPath: proposedIndexPath),
            Hooks.noAnswer(proposedIndexPath))
    }

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        targetIndexPathForMove.ask(
            (originalIndexPath: originalIndexPath, proposedIndexPath: proposedIndexPath), Hooks.noAnswer(proposedIndexPath))
    }
}

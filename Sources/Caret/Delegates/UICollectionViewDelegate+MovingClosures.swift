extension Question
where
    Sender: UICollectionView, Payload == (originalIndexPath: IndexPath, currentIndexPath: IndexPath, proposedIndexPath: IndexPath),
    Answer == IndexPath
{
    /// Where an item goes that is being moved, given where it began, where it stands and where it would go; that is the default.
    public static var targetIndexPathForMoveOfItem: Self {
        Self(
            .collection,
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)")
    }
}

extension Question
where Sender: UICollectionView, Payload == (originalIndexPath: IndexPath, proposedIndexPath: IndexPath), Answer == IndexPath {
    /// The same without the place where the item stands; asked where nobody answers the newer question.
    public static var targetIndexPathForMove: Self {
        Self(.collection, "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)")
    }
}

extension Question
where
    Sender: UICollectionView, Payload == (fromLayout: UICollectionViewLayout, toLayout: UICollectionViewLayout),
    Answer == UICollectionViewTransitionLayout
{
    /// The way to another layout that a finger goes; by default a `UICollectionViewTransitionLayout`.
    public static var transitionLayout: Self {
        Self(.collection, "collectionView(_:transitionLayoutForOldLayout:newLayout:)")
    }
}

extension Question
where
    Sender: UICollectionView, Payload == (originalIndexPath: IndexPath, currentIndexPath: IndexPath, proposedIndexPath: IndexPath),
    Answer == IndexPath
{
    /// The target index path of a moved item. The payload is the original, current and proposed index paths of the
    /// item. Defaults to the proposed index path.
    public static var targetIndexPathForMoveOfItem: Self { Self { $0.collectionProxy.targetIndexPathForMoveOfItem } }
}

extension Question
where Sender: UICollectionView, Payload == (originalIndexPath: IndexPath, proposedIndexPath: IndexPath), Answer == IndexPath {
    /// The target index path of a moved item. The payload does not contain the current index path. Asked only if
    /// ``targetIndexPathForMoveOfItem`` has no answer.
    public static var targetIndexPathForMove: Self { Self { $0.collectionProxy.targetIndexPathForMove } }
}

extension Question
where
    Sender: UICollectionView, Payload == (fromLayout: UICollectionViewLayout, toLayout: UICollectionViewLayout),
    Answer == UICollectionViewTransitionLayout
{
    /// The transition layout of an interactive change of the layout. Defaults to a
    /// `UICollectionViewTransitionLayout`.
    public static var transitionLayout: Self { Self { $0.collectionProxy.transitionLayout } }
}

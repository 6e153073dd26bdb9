extension ControlEvent where Sender: UICollectionView, Payload == any UICollectionViewDropCoordinator {
    /// The finger has left the screen: change the data, and tell the coordinator where each item goes.
    public static var performDrop: Self { Self(.collectionDrop, "collectionView(_:performDropWith:)") }
}

extension Question where Sender: UICollectionView, Payload == any UIDropSession, Answer == Bool {
    /// Whether the collection view wants to hear of a drag at all. Defaults to `true`.
    public static var canHandleDrop: Self { Self(.collectionDrop, "collectionView(_:canHandle:)", .all) }
}

extension ControlEvent where Sender: UICollectionView, Payload == any UIDropSession {
    /// The finger came over the collection view.
    public static var dropSessionDidEnter: Self { Self(.collectionDrop, "collectionView(_:dropSessionDidEnter:)") }
}

extension Question
where
    Sender: UICollectionView, Payload == (session: any UIDropSession, destinationIndexPath: IndexPath?),
    Answer == UICollectionViewDropProposal
{
    /// What would happen if the finger left now, over a place; `nil` for none in particular. Asked whenever it has moved. Defaults to
    /// `cancel`. The place counts as if a item of this collection view that is moved had left it.
    public static var dropSessionDidUpdate: Self {
        Self(.collectionDrop, "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)")
    }
}

extension ControlEvent where Sender: UICollectionView, Payload == any UIDropSession {
    /// The finger has left, without dropping anything.
    public static var dropSessionDidExit: Self { Self(.collectionDrop, "collectionView(_:dropSessionDidExit:)") }
}

extension ControlEvent where Sender: UICollectionView, Payload == any UIDropSession {
    /// The drag is over, whatever became of it.
    public static var dropSessionDidEnd: Self { Self(.collectionDrop, "collectionView(_:dropSessionDidEnd:)") }
}

extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == UIDragPreviewParameters? {
    /// What is seen of a thing on its way to the item that it was dropped to; `nil` for as it was while it was dragged.
    public static var dropPreviewParameters: Self { Self(.collectionDrop, "collectionView(_:dropPreviewParametersForItemAt:)") }
}

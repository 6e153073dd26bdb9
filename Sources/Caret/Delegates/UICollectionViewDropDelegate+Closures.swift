extension ControlEvent where Sender: UICollectionView, Payload == any UICollectionViewDropCoordinator {
    /// Sent when the touch ends and items are dropped. The handler updates the data, and passes the destination of
    /// each item to the coordinator.
    public static var performDrop: Self { Self { $0.collectionDropProxy.performDrop } }
}

extension Question where Sender: UICollectionView, Payload == any UIDropSession, Answer == Bool {
    /// Whether the collection view handles a drop session. Defaults to `true`.
    public static var canHandleDrop: Self { Self(.all) { $0.collectionDropProxy.canHandleDrop } }
}

extension ControlEvent where Sender: UICollectionView, Payload == any UIDropSession {
    /// Sent when a drag enters the collection view.
    public static var dropSessionDidEnter: Self { Self { $0.collectionDropProxy.dropSessionDidEnter } }
}

extension Question
where
    Sender: UICollectionView, Payload == (session: any UIDropSession, destinationIndexPath: IndexPath?),
    Answer == UICollectionViewDropProposal
{
    /// The proposal for a drop at the current location. The index path is `nil` if the touch is not over an item.
    /// Asked whenever the touch moves. Defaults to `cancel`. The index path is counted without the items that the
    /// session moves within this collection view.
    public static var dropSessionDidUpdate: Self { Self { $0.collectionDropProxy.dropSessionDidUpdate } }
}

extension ControlEvent where Sender: UICollectionView, Payload == any UIDropSession {
    /// Sent when a drag leaves the collection view without a drop.
    public static var dropSessionDidExit: Self { Self { $0.collectionDropProxy.dropSessionDidExit } }
}

extension ControlEvent where Sender: UICollectionView, Payload == any UIDropSession {
    /// Sent when a drag session has ended, with or without a drop.
    public static var dropSessionDidEnd: Self { Self { $0.collectionDropProxy.dropSessionDidEnd } }
}

extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == UIDragPreviewParameters? {
    /// The preview parameters of an item that is dropped at an index path; `nil` keeps the appearance of the drag.
    public static var dropPreviewParameters: Self { Self { $0.collectionDropProxy.dropPreviewParameters } }
}

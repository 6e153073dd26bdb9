extension Question where Sender: UICollectionView, Payload == (session: any UIDragSession, indexPath: IndexPath), Answer == [UIDragItem] {
    /// What a long press on the item lifts; nothing for a item that is not dragged.
    public static var dragItems: Self { Self(.collectionDrag, "collectionView(_:itemsForBeginning:at:)") }
}

extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == UIDragPreviewParameters? {
    /// What is seen of the item's cell while it is dragged; `nil`, the default, for all of it.
    public static var dragPreviewParameters: Self { Self(.collectionDrag, "collectionView(_:dragPreviewParametersForItemAt:)") }
}

extension ControlEvent where Sender: UICollectionView, Payload == any UIDragSession {
    /// The finger has begun to move what was lifted.
    public static var dragSessionWillBegin: Self { Self(.collectionDrag, "collectionView(_:dragSessionWillBegin:)") }
}

extension ControlEvent where Sender: UICollectionView, Payload == any UIDragSession {
    /// The drag is over, whatever became of it.
    public static var dragSessionDidEnd: Self { Self(.collectionDrag, "collectionView(_:dragSessionDidEnd:)") }
}

extension Question where Sender: UICollectionView, Payload == any UIDragSession, Answer == Bool {
    /// Whether things may be moved, and not copied only. Defaults to `true`.
    public static var dragSessionAllowsMoveOperation: Self {
        Self(.collectionDrag, "collectionView(_:dragSessionAllowsMoveOperation:)", .all)
    }
}

extension Question where Sender: UICollectionView, Payload == any UIDragSession, Answer == Bool {
    /// Whether nothing outside of the app may have the items. Defaults to `false`.
    public static var dragSessionIsRestrictedToDraggingApplication: Self {
        Self(.collectionDrag, "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)")
    }
}

extension Question
where Sender: UICollectionView, Payload == (session: any UIDragSession, indexPath: IndexPath, point: CGPoint), Answer == [UIDragItem] {
    /// What a tap of another finger on the item adds to a drag that is under way; nothing where nothing is added.
    public static var itemsForAdding: Self { Self(.collectionDrag, "collectionView(_:itemsForAddingTo:at:point:)") }
}

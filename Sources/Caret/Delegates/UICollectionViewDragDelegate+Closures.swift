extension Question where Sender: UICollectionView, Payload == (session: any UIDragSession, indexPath: IndexPath), Answer == [UIDragItem] {
    /// The drag items that a long press on an item lifts; an empty array prevents the drag.
    public static var dragItems: Self { Self(.collectionDrag, "collectionView(_:itemsForBeginning:at:)") }
}

extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == UIDragPreviewParameters? {
    /// The preview parameters of the item's cell during a drag; `nil`, the default, shows the entire cell.
    public static var dragPreviewParameters: Self { Self(.collectionDrag, "collectionView(_:dragPreviewParametersForItemAt:)") }
}

extension ControlEvent where Sender: UICollectionView, Payload == any UIDragSession {
    /// Sent when the touch begins to move the lifted items.
    public static var dragSessionWillBegin: Self { Self(.collectionDrag, "collectionView(_:dragSessionWillBegin:)") }
}

extension ControlEvent where Sender: UICollectionView, Payload == any UIDragSession {
    /// Sent when a drag session has ended, with or without a drop.
    public static var dragSessionDidEnd: Self { Self(.collectionDrag, "collectionView(_:dragSessionDidEnd:)") }
}

extension Question where Sender: UICollectionView, Payload == any UIDragSession, Answer == Bool {
    /// Whether the drag session allows move operations. Defaults to `true`.
    public static var dragSessionAllowsMoveOperation: Self {
        Self(.collectionDrag, "collectionView(_:dragSessionAllowsMoveOperation:)", .all)
    }
}

extension Question where Sender: UICollectionView, Payload == any UIDragSession, Answer == Bool {
    /// Whether the drag is restricted to this application. Defaults to `false`.
    public static var dragSessionIsRestrictedToDraggingApplication: Self {
        Self(.collectionDrag, "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)")
    }
}

extension Question
where Sender: UICollectionView, Payload == (session: any UIDragSession, indexPath: IndexPath, point: CGPoint), Answer == [UIDragItem] {
    /// The drag items that a tap with another touch adds to the drag in progress; an empty array adds nothing.
    public static var itemsForAdding: Self { Self(.collectionDrag, "collectionView(_:itemsForAddingTo:at:point:)") }
}

extension Question where Sender: UICollectionView, Payload == (session: any UIDragSession, indexPath: IndexPath), Answer == [UIDragItem] {
    /// The drag items that a long press on an item lifts; an empty array prevents the drag.
    public static var dragItems: Self { Self { $0.collectionDragProxy.dragItems } }
}

extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == UIDragPreviewParameters? {
    /// The preview parameters of the item's cell during a drag; `nil`, the default, shows the entire cell.
    public static var dragPreviewParameters: Self { Self { $0.collectionDragProxy.dragPreviewParameters } }
}

extension ControlEvent where Sender: UICollectionView, Payload == any UIDragSession {
    /// Sent when the touch begins to move the lifted items.
    public static var dragSessionWillBegin: Self { Self { $0.collectionDragProxy.dragSessionWillBegin } }
}

extension ControlEvent where Sender: UICollectionView, Payload == any UIDragSession {
    /// Sent when a drag session has ended, with or without a drop.
    public static var dragSessionDidEnd: Self { Self { $0.collectionDragProxy.dragSessionDidEnd } }
}

extension Question where Sender: UICollectionView, Payload == any UIDragSession, Answer == Bool {
    /// Whether the drag session allows move operations. Defaults to `true`.
    public static var dragSessionAllowsMoveOperation: Self { Self(.all) { $0.collectionDragProxy.dragSessionAllowsMoveOperation } }
}

extension Question where Sender: UICollectionView, Payload == any UIDragSession, Answer == Bool {
    /// Whether the drag is restricted to this application. Defaults to `false`.
    public static var dragSessionIsRestrictedToDraggingApplication: Self {
        Self { $0.collectionDragProxy.dragSessionIsRestrictedToDraggingApplication }
    }
}

extension Question
where Sender: UICollectionView, Payload == (session: any UIDragSession, indexPath: IndexPath, point: CGPoint), Answer == [UIDragItem] {
    /// The drag items that a tap with another touch adds to the drag in progress; an empty array adds nothing.
    public static var itemsForAdding: Self { Self { $0.collectionDragProxy.itemsForAdding } }
}

/// A proxy that forwards the methods of `UICollectionViewDragDelegate` to closures.
final class CollectionDragDelegateProxy: NSObject, DelegateProxy, UICollectionViewDragDelegate {
    lazy var dragItems = DelegateSlot<(session: any UIDragSession, indexPath: IndexPath), [UIDragItem]>(self)
    lazy var itemsForAdding = DelegateSlot<(session: any UIDragSession, indexPath: IndexPath, point: CGPoint), [UIDragItem]>(self)
    lazy var dragPreviewParameters = DelegateSlot<IndexPath, UIDragPreviewParameters?>(self)
    lazy var dragSessionWillBegin = DelegateSlot<any UIDragSession, Void>(self)
    lazy var dragSessionDidEnd = DelegateSlot<any UIDragSession, Void>(self)
    lazy var dragSessionAllowsMoveOperation = DelegateSlot<any UIDragSession, Bool>(self)
    lazy var dragSessionIsRestrictedToDraggingApplication = DelegateSlot<any UIDragSession, Bool>(self)

    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    {
        dragItems.ask((session: session, indexPath: indexPath), Hooks.noAnswer([]))
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        itemsForAdding.ask((session: session, indexPath: indexPath, point: point), Hooks.noAnswer([]))
    }

    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    {
        dragPreviewParameters.ask(indexPath, Hooks.noAnswer(nil))
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        dragSessionWillBegin.notify(session)
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        dragSessionDidEnd.notify(session)
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        dragSessionAllowsMoveOperation.agree(session)
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    {
        dragSessionIsRestrictedToDraggingApplication.ask(session, Hooks.noAnswer(false))
    }
}

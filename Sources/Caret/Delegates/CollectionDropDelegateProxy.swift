/// A proxy that forwards the methods of `UICollectionViewDropDelegate` to closures.
final class CollectionDropDelegateProxy: NSObject, DelegateProxy, UICollectionViewDropDelegate {
    lazy var performDrop = DelegateSlot<any UICollectionViewDropCoordinator, Void>(self)
    lazy var canHandleDrop = DelegateSlot<any UIDropSession, Bool>(self)
    lazy var dropSessionDidEnter = DelegateSlot<any UIDropSession, Void>(self)
    lazy var dropSessionDidUpdate = DelegateSlot<
        (session: any UIDropSession, destinationIndexPath: IndexPath?), UICollectionViewDropProposal
    >(self)
    lazy var dropPreviewParameters = DelegateSlot<IndexPath, UIDragPreviewParameters?>(self)
    lazy var dropSessionDidExit = DelegateSlot<any UIDropSession, Void>(self)
    lazy var dropSessionDidEnd = DelegateSlot<any UIDropSession, Void>(self)

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        performDrop.notify(coordinator)
    }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        canHandleDrop.agree(session)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        dropSessionDidEnter.notify(session)
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        dropSessionDidUpdate.ask(
            (session: session, destinationIndexPath: destinationIndexPath), Hooks.noAnswer(UICollectionViewDropProposal(operation: .cancel))
        )
    }

    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    {
        dropPreviewParameters.ask(indexPath, Hooks.noAnswer(nil))
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        dropSessionDidExit.notify(session)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        dropSessionDidEnd.notify(session)
    }
}

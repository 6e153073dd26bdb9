/// Becomes the delegate of an object, and forwards the methods of `UICollectionViewDropDelegate` to its recipients.
final class CollectionDropDelegateForwarder: DelegateForwarder, UICollectionViewDropDelegate {
    let collectionDropDelegateProxy = CollectionDropDelegateProxy()
    private var recipients: Recipients<any UICollectionViewDropDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(collectionDropDelegateProxy)
    }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        recipients.notify(collectionView, coordinator) { $0.collectionView(_:performDropWith:) }
    }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        recipients.agree(collectionView, session) { $0.collectionView(_:canHandle:) }
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        recipients.notify(collectionView, session) { $0.collectionView(_:dropSessionDidEnter:) }
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        recipients.ask(collectionView, session, destinationIndexPath) {
            $0.collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        }
    }

    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    {
        recipients.ask(collectionView, indexPath) { $0.collectionView(_:dropPreviewParametersForItemAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        recipients.notify(collectionView, session) { $0.collectionView(_:dropSessionDidExit:) }
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        recipients.notify(collectionView, session) { $0.collectionView(_:dropSessionDidEnd:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { collectionDropDelegateProxyMethods }
    #endif
}

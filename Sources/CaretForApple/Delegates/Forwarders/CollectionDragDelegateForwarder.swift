/// Becomes the delegate of an object, and forwards the methods of `UICollectionViewDragDelegate` to its recipients.
final class CollectionDragDelegateForwarder: DelegateForwarder, UICollectionViewDragDelegate {
    let collectionDragDelegateProxy = CollectionDragDelegateProxy()
    private var recipients: Recipients<any UICollectionViewDragDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(collectionDragDelegateProxy)
    }

    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    {
        recipients.ask(collectionView, session, indexPath) { $0.collectionView(_:itemsForBeginning:at:) }
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        recipients.ask(collectionView, session, indexPath, point) { $0.collectionView(_:itemsForAddingTo:at:point:) }
    }

    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    {
        recipients.ask(collectionView, indexPath) { $0.collectionView(_:dragPreviewParametersForItemAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        recipients.notify(collectionView, session) { $0.collectionView(_:dragSessionWillBegin:) }
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        recipients.notify(collectionView, session) { $0.collectionView(_:dragSessionDidEnd:) }
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        recipients.agree(collectionView, session) { $0.collectionView(_:dragSessionAllowsMoveOperation:) }
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    {
        recipients.ask(collectionView, session) { $0.collectionView(_:dragSessionIsRestrictedToDraggingApplication:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { collectionDragDelegateProxyMethods }
    #endif
}

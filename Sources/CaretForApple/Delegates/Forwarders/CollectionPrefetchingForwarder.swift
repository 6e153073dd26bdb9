/// Becomes the delegate of an object, and forwards the methods of `UICollectionViewDataSourcePrefetching` to its
/// recipients.
final class CollectionPrefetchingForwarder: DelegateForwarder, UICollectionViewDataSourcePrefetching {
    let collectionPrefetchingProxy = CollectionPrefetchingProxy()
    private var recipients: Recipients<any UICollectionViewDataSourcePrefetching> { Recipients(list) }

    override init() {
        super.init()
        add(collectionPrefetchingProxy)
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        recipients.notify(collectionView, indexPaths) { $0.collectionView(_:prefetchItemsAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        recipients.notify(collectionView, indexPaths) { $0.collectionView(_:cancelPrefetchingForItemsAt:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { collectionPrefetchingProxyMethods }
    #endif
}

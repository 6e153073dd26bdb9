/// A proxy that forwards the methods of `UICollectionViewDataSourcePrefetching` to closures.
final class CollectionPrefetchingProxy: NSObject, DelegateProxy, UICollectionViewDataSourcePrefetching {
    lazy var prefetchItems = DelegateSlot<[IndexPath], Void>(self)
    lazy var cancelPrefetchingForItems = DelegateSlot<[IndexPath], Void>(self)

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        prefetchItems.notify(indexPaths)
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        cancelPrefetchingForItems.notify(indexPaths)
    }
}

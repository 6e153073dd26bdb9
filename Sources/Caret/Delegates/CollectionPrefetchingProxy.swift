/// A proxy that forwards the methods of `UICollectionViewDataSourcePrefetching` to closures.
final class CollectionPrefetchingProxy: DelegateProxy, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        notify(indexPaths)
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        notify(indexPaths)
    }
}

/// Hands on to closures what a `UICollectionViewDataSourcePrefetching` is told and asked.
final class CollectionPrefetchEar: DelegateEar, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        tell(indexPaths)
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        tell(indexPaths)
    }
}

#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension CollectionPrefetchingForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var collectionPrefetchingProxyMethods: [Selector: @MainActor () -> Bool] {
            let collectionPrefetchingProxy = collectionPrefetchingProxy
            return [
                #selector(UICollectionViewDataSourcePrefetching.collectionView(_:prefetchItemsAt:)): {
                    collectionPrefetchingProxy.prefetchItems.hasHandlers
                },
                #selector(UICollectionViewDataSourcePrefetching.collectionView(_:cancelPrefetchingForItemsAt:)): {
                    collectionPrefetchingProxy.cancelPrefetchingForItems.hasHandlers
                },
            ]
        }
    }
#endif

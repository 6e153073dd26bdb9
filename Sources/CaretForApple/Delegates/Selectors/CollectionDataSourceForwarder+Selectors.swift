#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension CollectionDataSourceForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var collectionDataSourceProxyMethods: [Selector: @MainActor () -> Bool] {
            let collectionDataSourceProxy = collectionDataSourceProxy
            return [
                #selector(UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:)): {
                    collectionDataSourceProxy.numberOfItemsInSection.hasHandlers
                },
                #selector(UICollectionViewDataSource.collectionView(_:cellForItemAt:)): {
                    collectionDataSourceProxy.cellForItem.hasHandlers
                },
                #selector(UICollectionViewDataSource.numberOfSections(in:)): { collectionDataSourceProxy.numberOfSections.hasHandlers },
                #selector(UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)): {
                    collectionDataSourceProxy.viewForSupplementaryElement.hasHandlers
                },
                #selector(UICollectionViewDataSource.indexTitles(for:)): { collectionDataSourceProxy.indexTitles.hasHandlers },
                #selector(UICollectionViewDataSource.collectionView(_:indexPathForIndexTitle:at:)): {
                    collectionDataSourceProxy.indexPathForIndexTitle.hasHandlers
                },
                #selector(UICollectionViewDataSource.collectionView(_:canMoveItemAt:)): {
                    collectionDataSourceProxy.canMoveItem.hasHandlers
                },
                #selector(UICollectionViewDataSource.collectionView(_:moveItemAt:to:)): { collectionDataSourceProxy.moveItem.hasHandlers },
            ]
        }
    }
#endif

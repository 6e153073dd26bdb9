#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension CollectionDropDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var collectionDropDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let collectionDropDelegateProxy = collectionDropDelegateProxy
            return [
                #selector(UICollectionViewDropDelegate.collectionView(_:performDropWith:)): {
                    collectionDropDelegateProxy.performDrop.hasHandlers
                },
                #selector(UICollectionViewDropDelegate.collectionView(_:canHandle:)): {
                    collectionDropDelegateProxy.canHandleDrop.hasHandlers
                },
                #selector(UICollectionViewDropDelegate.collectionView(_:dropSessionDidEnter:)): {
                    collectionDropDelegateProxy.dropSessionDidEnter.hasHandlers
                },
                #selector(UICollectionViewDropDelegate.collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)): {
                    collectionDropDelegateProxy.dropSessionDidUpdate.hasHandlers
                },
                #selector(UICollectionViewDropDelegate.collectionView(_:dropPreviewParametersForItemAt:)): {
                    collectionDropDelegateProxy.dropPreviewParameters.hasHandlers
                },
                #selector(UICollectionViewDropDelegate.collectionView(_:dropSessionDidExit:)): {
                    collectionDropDelegateProxy.dropSessionDidExit.hasHandlers
                },
                #selector(UICollectionViewDropDelegate.collectionView(_:dropSessionDidEnd:)): {
                    collectionDropDelegateProxy.dropSessionDidEnd.hasHandlers
                },
            ]
        }
    }
#endif

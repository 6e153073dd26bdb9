#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension CollectionDragDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var collectionDragDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let collectionDragDelegateProxy = collectionDragDelegateProxy
            return [
                #selector(UICollectionViewDragDelegate.collectionView(_:itemsForBeginning:at:)): {
                    collectionDragDelegateProxy.dragItems.hasHandlers
                },
                #selector(UICollectionViewDragDelegate.collectionView(_:itemsForAddingTo:at:point:)): {
                    collectionDragDelegateProxy.itemsForAdding.hasHandlers
                },
                #selector(UICollectionViewDragDelegate.collectionView(_:dragPreviewParametersForItemAt:)): {
                    collectionDragDelegateProxy.dragPreviewParameters.hasHandlers
                },
                #selector(UICollectionViewDragDelegate.collectionView(_:dragSessionWillBegin:)): {
                    collectionDragDelegateProxy.dragSessionWillBegin.hasHandlers
                },
                #selector(UICollectionViewDragDelegate.collectionView(_:dragSessionDidEnd:)): {
                    collectionDragDelegateProxy.dragSessionDidEnd.hasHandlers
                },
                #selector(UICollectionViewDragDelegate.collectionView(_:dragSessionAllowsMoveOperation:)): {
                    collectionDragDelegateProxy.dragSessionAllowsMoveOperation.hasHandlers
                },
                #selector(UICollectionViewDragDelegate.collectionView(_:dragSessionIsRestrictedToDraggingApplication:)): {
                    collectionDragDelegateProxy.dragSessionIsRestrictedToDraggingApplication.hasHandlers
                },
            ]
        }
    }
#endif

#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension DropDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var dropDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let dropDelegateProxy = dropDelegateProxy
            return [
                #selector(UIDropInteractionDelegate.dropInteraction(_:canHandle:)): { dropDelegateProxy.canHandleDrop.hasHandlers },
                #selector(UIDropInteractionDelegate.dropInteraction(_:sessionDidEnter:)): { dropDelegateProxy.sessionDidEnter.hasHandlers },
                #selector(UIDropInteractionDelegate.dropInteraction(_:sessionDidUpdate:)): {
                    dropDelegateProxy.sessionDidUpdate.hasHandlers
                },
                #selector(UIDropInteractionDelegate.dropInteraction(_:sessionDidExit:)): { dropDelegateProxy.sessionDidExit.hasHandlers },
                #selector(UIDropInteractionDelegate.dropInteraction(_:performDrop:)): { dropDelegateProxy.performDrop.hasHandlers },
                #selector(UIDropInteractionDelegate.dropInteraction(_:concludeDrop:)): { dropDelegateProxy.concludeDrop.hasHandlers },
                #selector(UIDropInteractionDelegate.dropInteraction(_:sessionDidEnd:)): { dropDelegateProxy.sessionDidEnd.hasHandlers },
                #selector(UIDropInteractionDelegate.dropInteraction(_:previewForDropping:withDefault:)): {
                    dropDelegateProxy.previewForDropping.hasHandlers
                },
                #selector(UIDropInteractionDelegate.dropInteraction(_:item:willAnimateDropWith:)): {
                    dropDelegateProxy.willAnimateDrop.hasHandlers
                },
            ]
        }
    }
#endif

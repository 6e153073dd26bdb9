#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension LargeContentDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var largeContentDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let largeContentDelegateProxy = largeContentDelegateProxy
            return [
                #selector(UILargeContentViewerInteractionDelegate.largeContentViewerInteraction(_:didEndOn:at:)): {
                    largeContentDelegateProxy.didEnd.hasHandlers
                },
                #selector(UILargeContentViewerInteractionDelegate.largeContentViewerInteraction(_:itemAt:)): {
                    largeContentDelegateProxy.item.hasHandlers
                },
                #selector(UILargeContentViewerInteractionDelegate.viewController(for:)): {
                    largeContentDelegateProxy.viewController.hasHandlers
                },
            ]
        }
    }
#endif

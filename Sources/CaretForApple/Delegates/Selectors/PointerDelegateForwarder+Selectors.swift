#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension PointerDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var pointerDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let pointerDelegateProxy = pointerDelegateProxy
            return [
                #selector(UIPointerInteractionDelegate.pointerInteraction(_:regionFor:defaultRegion:)): {
                    pointerDelegateProxy.region.hasHandlers
                },
                #selector(UIPointerInteractionDelegate.pointerInteraction(_:styleFor:)): { pointerDelegateProxy.style.hasHandlers },
                #selector(UIPointerInteractionDelegate.pointerInteraction(_:willEnter:animator:)): {
                    pointerDelegateProxy.willEnterRegion.hasHandlers
                },
                #selector(UIPointerInteractionDelegate.pointerInteraction(_:willExit:animator:)): {
                    pointerDelegateProxy.willExitRegion.hasHandlers
                },
            ]
        }
    }
#endif

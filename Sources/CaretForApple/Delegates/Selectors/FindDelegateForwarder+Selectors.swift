#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension FindDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var findDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let findDelegateProxy = findDelegateProxy
            return [
                #selector(UIFindInteractionDelegate.findInteraction(_:sessionFor:)): { findDelegateProxy.session.hasHandlers },
                #selector(UIFindInteractionDelegate.findInteraction(_:didBegin:)): { findDelegateProxy.didBegin.hasHandlers },
                #selector(UIFindInteractionDelegate.findInteraction(_:didEnd:)): { findDelegateProxy.didEnd.hasHandlers },
            ]
        }
    }
#endif

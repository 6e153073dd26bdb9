#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension SearchControllerDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var searchControllerDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let searchControllerDelegateProxy = searchControllerDelegateProxy
            return [
                #selector(UISearchControllerDelegate.willPresentSearchController(_:)): {
                    searchControllerDelegateProxy.willPresent.hasHandlers
                },
                #selector(UISearchControllerDelegate.didPresentSearchController(_:)): {
                    searchControllerDelegateProxy.didPresent.hasHandlers
                },
                #selector(UISearchControllerDelegate.willDismissSearchController(_:)): {
                    searchControllerDelegateProxy.willDismiss.hasHandlers
                },
                #selector(UISearchControllerDelegate.didDismissSearchController(_:)): {
                    searchControllerDelegateProxy.didDismiss.hasHandlers
                },
                #selector(UISearchControllerDelegate.presentSearchController(_:)): { searchControllerDelegateProxy.present.hasHandlers },
            ]
        }
    }
#endif

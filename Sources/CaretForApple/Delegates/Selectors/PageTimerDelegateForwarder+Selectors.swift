#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension PageTimerDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var pageTimerDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let pageTimerDelegateProxy = pageTimerDelegateProxy
            return [
                #selector(UIPageControlTimerProgressDelegate.pageControlTimerProgressDidChange(_:)): {
                    pageTimerDelegateProxy.progressDidChange.hasHandlers
                },
                #selector(UIPageControlTimerProgressDelegate.pageControlTimerProgress(_:shouldAdvanceToPage:)): {
                    pageTimerDelegateProxy.shouldAdvanceToPage.hasHandlers
                },
            ]
        }
    }
#endif

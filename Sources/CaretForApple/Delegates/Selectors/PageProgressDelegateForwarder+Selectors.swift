#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension PageProgressDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var pageProgressDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let pageProgressDelegateProxy = pageProgressDelegateProxy
            return [
                #selector(UIPageControlProgressDelegate.pageControlProgress(_:initialProgressForPage:)): {
                    pageProgressDelegateProxy.initialProgressForPage.hasHandlers
                },
                #selector(UIPageControlProgressDelegate.pageControlProgressVisibilityDidChange(_:)): {
                    pageProgressDelegateProxy.visibilityDidChange.hasHandlers
                },
            ]
        }
    }
#endif

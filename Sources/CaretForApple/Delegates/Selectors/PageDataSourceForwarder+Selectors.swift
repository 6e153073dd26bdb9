#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension PageDataSourceForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var pageDataSourceProxyMethods: [Selector: @MainActor () -> Bool] {
            let pageDataSourceProxy = pageDataSourceProxy
            return [
                #selector(UIPageViewControllerDataSource.pageViewController(_:viewControllerBefore:)): {
                    pageDataSourceProxy.viewControllerBefore.hasHandlers
                },
                #selector(UIPageViewControllerDataSource.pageViewController(_:viewControllerAfter:)): {
                    pageDataSourceProxy.viewControllerAfter.hasHandlers
                },
                #selector(UIPageViewControllerDataSource.presentationCount(for:)): { pageDataSourceProxy.presentationCount.hasHandlers },
                #selector(UIPageViewControllerDataSource.presentationIndex(for:)): { pageDataSourceProxy.presentationIndex.hasHandlers },
            ]
        }
    }
#endif

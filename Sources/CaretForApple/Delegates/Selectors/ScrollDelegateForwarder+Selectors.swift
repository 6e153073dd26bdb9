#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension ScrollDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var scrollDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let scrollDelegateProxy = scrollDelegateProxy
            return [
                #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)): { scrollDelegateProxy.didScroll.hasHandlers },
                #selector(UIScrollViewDelegate.scrollViewWillBeginDragging(_:)): { scrollDelegateProxy.willBeginDragging.hasHandlers },
                #selector(UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)): {
                    scrollDelegateProxy.willEndDragging.hasHandlers
                },
                #selector(UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:)): {
                    scrollDelegateProxy.didEndDragging.hasHandlers
                },
                #selector(UIScrollViewDelegate.scrollViewWillBeginDecelerating(_:)): {
                    scrollDelegateProxy.willBeginDecelerating.hasHandlers
                },
                #selector(UIScrollViewDelegate.scrollViewDidEndDecelerating(_:)): { scrollDelegateProxy.didEndDecelerating.hasHandlers },
                #selector(UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)): {
                    scrollDelegateProxy.didEndScrollingAnimation.hasHandlers
                },
                #selector(UIScrollViewDelegate.viewForZooming(in:)): { scrollDelegateProxy.viewForZooming.hasHandlers },
                #selector(UIScrollViewDelegate.scrollViewDidZoom(_:)): { scrollDelegateProxy.didZoom.hasHandlers },
                #selector(UIScrollViewDelegate.scrollViewWillBeginZooming(_:with:)): { scrollDelegateProxy.willBeginZooming.hasHandlers },
                #selector(UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:)): { scrollDelegateProxy.didEndZooming.hasHandlers },
                #selector(UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset(_:)): {
                    scrollDelegateProxy.didChangeAdjustedContentInset.hasHandlers
                },
                #selector(UIScrollViewDelegate.scrollViewShouldScrollToTop(_:)): { scrollDelegateProxy.shouldScrollToTop.hasHandlers },
                #selector(UIScrollViewDelegate.scrollViewDidScrollToTop(_:)): { scrollDelegateProxy.didScrollToTop.hasHandlers },
            ]
        }
    }
#endif

#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension PageDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var pageDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let pageDelegateProxy = pageDelegateProxy
            return [
                #selector(UIPageViewControllerDelegate.pageViewController(_:willTransitionTo:)): {
                    pageDelegateProxy.willTransition.hasHandlers
                },
                #selector(
                    UIPageViewControllerDelegate.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)): {
                        pageDelegateProxy.didFinishAnimating.hasHandlers
                    },
                #selector(UIPageViewControllerDelegate.pageViewController(_:spineLocationFor:)): {
                    pageDelegateProxy.spineLocation.hasHandlers
                },
                #selector(UIPageViewControllerDelegate.pageViewControllerSupportedInterfaceOrientations(_:)): {
                    pageDelegateProxy.supportedInterfaceOrientations.hasHandlers
                },
                #selector(UIPageViewControllerDelegate.pageViewControllerPreferredInterfaceOrientationForPresentation(_:)): {
                    pageDelegateProxy.preferredInterfaceOrientation.hasHandlers
                },
            ]
        }
    }
#endif

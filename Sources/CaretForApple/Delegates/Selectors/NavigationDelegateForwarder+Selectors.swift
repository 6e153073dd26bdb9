#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension NavigationDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var navigationDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let navigationDelegateProxy = navigationDelegateProxy
            return [
                #selector(UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)): {
                    navigationDelegateProxy.animationControllerForOperation.hasHandlers
                },
                #selector(UINavigationControllerDelegate.navigationController(_:interactionControllerFor:)): {
                    navigationDelegateProxy.interactionController.hasHandlers
                },
                #selector(UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:)): {
                    navigationDelegateProxy.supportedInterfaceOrientations.hasHandlers
                },
                #selector(UINavigationControllerDelegate.navigationControllerPreferredInterfaceOrientationForPresentation(_:)): {
                    navigationDelegateProxy.preferredInterfaceOrientation.hasHandlers
                },
                #selector(UINavigationControllerDelegate.navigationController(_:willShow:animated:)): {
                    navigationDelegateProxy.willShow.hasHandlers
                },
                #selector(UINavigationControllerDelegate.navigationController(_:didShow:animated:)): {
                    navigationDelegateProxy.didShow.hasHandlers
                },
            ]
        }
    }
#endif

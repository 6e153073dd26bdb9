#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension TabBarControllerDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var tabBarControllerDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let tabBarControllerDelegateProxy = tabBarControllerDelegateProxy
            return [
                #selector(UITabBarControllerDelegate.tabBarController(_:shouldSelect:)): {
                    tabBarControllerDelegateProxy.shouldSelect.hasHandlers
                },
                #selector(UITabBarControllerDelegate.tabBarController(_:didSelect:)): {
                    tabBarControllerDelegateProxy.didSelect.hasHandlers
                },
                #selector(UITabBarControllerDelegate.tabBarController(_:shouldSelectTab:)): {
                    tabBarControllerDelegateProxy.shouldSelectTab.hasHandlers
                },
                #selector(UITabBarControllerDelegate.tabBarController(_:didSelectTab:previousTab:)): {
                    tabBarControllerDelegateProxy.didSelectTab.hasHandlers
                },
                #selector(UITabBarControllerDelegate.tabBarController(_:animationControllerForTransitionFrom:to:)): {
                    tabBarControllerDelegateProxy.animationControllerForTransition.hasHandlers
                },
                #selector(UITabBarControllerDelegate.tabBarController(_:interactionControllerFor:)): {
                    tabBarControllerDelegateProxy.interactionController.hasHandlers
                },
                #selector(UITabBarControllerDelegate.tabBarControllerSupportedInterfaceOrientations(_:)): {
                    tabBarControllerDelegateProxy.supportedInterfaceOrientations.hasHandlers
                },
                #selector(UITabBarControllerDelegate.tabBarControllerPreferredInterfaceOrientationForPresentation(_:)): {
                    tabBarControllerDelegateProxy.preferredInterfaceOrientation.hasHandlers
                },
            ]
        }
    }
#endif

#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension TabBarDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var tabBarDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let tabBarDelegateProxy = tabBarDelegateProxy
            return [
                #selector(UITabBarDelegate.tabBar(_:didSelect:)): { tabBarDelegateProxy.didSelect.hasHandlers }
            ]
        }
    }
#endif

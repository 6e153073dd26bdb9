#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension NavigationBarDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var navigationBarDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let navigationBarDelegateProxy = navigationBarDelegateProxy
            return [
                #selector(UINavigationBarDelegate.navigationBar(_:shouldPush:)): { navigationBarDelegateProxy.shouldPush.hasHandlers },
                #selector(UINavigationBarDelegate.navigationBar(_:didPush:)): { navigationBarDelegateProxy.didPush.hasHandlers },
                #selector(UINavigationBarDelegate.navigationBar(_:shouldPop:)): { navigationBarDelegateProxy.shouldPop.hasHandlers },
                #selector(UINavigationBarDelegate.navigationBar(_:didPop:)): { navigationBarDelegateProxy.didPop.hasHandlers },
                #selector(UINavigationBarDelegate.position(for:)): { navigationBarDelegateProxy.position.hasHandlers },
            ]
        }
    }
#endif

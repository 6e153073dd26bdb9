#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension UserActivityDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var userActivityDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let userActivityDelegateProxy = userActivityDelegateProxy
            return [
                #selector(NSUserActivityDelegate.userActivityWillSave(_:)): { userActivityDelegateProxy.willSave.hasHandlers }
            ]
        }
    }
#endif

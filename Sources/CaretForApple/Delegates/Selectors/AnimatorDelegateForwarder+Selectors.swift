#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension AnimatorDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var animatorDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let animatorDelegateProxy = animatorDelegateProxy
            return [
                #selector(UIDynamicAnimatorDelegate.dynamicAnimatorWillResume(_:)): { animatorDelegateProxy.willResume.hasHandlers },
                #selector(UIDynamicAnimatorDelegate.dynamicAnimatorDidPause(_:)): { animatorDelegateProxy.didPause.hasHandlers },
            ]
        }
    }
#endif

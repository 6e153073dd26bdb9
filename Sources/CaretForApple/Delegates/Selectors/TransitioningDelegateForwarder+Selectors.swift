#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension TransitioningDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var transitioningDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let transitioningDelegateProxy = transitioningDelegateProxy
            return [
                #selector(UIViewControllerTransitioningDelegate.animationController(forPresented:presenting:source:)): {
                    transitioningDelegateProxy.animationControllerForPresented.hasHandlers
                },
                #selector(UIViewControllerTransitioningDelegate.animationController(forDismissed:)): {
                    transitioningDelegateProxy.animationControllerForDismissed.hasHandlers
                },
                #selector(UIViewControllerTransitioningDelegate.interactionControllerForPresentation(using:)): {
                    transitioningDelegateProxy.interactionControllerForPresentation.hasHandlers
                },
                #selector(UIViewControllerTransitioningDelegate.interactionControllerForDismissal(using:)): {
                    transitioningDelegateProxy.interactionControllerForDismissal.hasHandlers
                },
                #selector(UIViewControllerTransitioningDelegate.presentationController(forPresented:presenting:source:)): {
                    transitioningDelegateProxy.presentationControllerForPresented.hasHandlers
                },
            ]
        }
    }
#endif

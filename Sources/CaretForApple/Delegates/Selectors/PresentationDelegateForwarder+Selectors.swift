#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension PresentationDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var presentationDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let presentationDelegateProxy = presentationDelegateProxy
            return [
                #selector(UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:)): {
                    presentationDelegateProxy.adaptivePresentationStyle.hasHandlers
                },
                #selector(UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:traitCollection:)): {
                    presentationDelegateProxy.adaptivePresentationStyleForTraits.hasHandlers
                },
                #selector(UIAdaptivePresentationControllerDelegate.presentationController(_:viewControllerForAdaptivePresentationStyle:)): {
                    presentationDelegateProxy.viewControllerForAdaptivePresentationStyle.hasHandlers
                },
                #selector(UIAdaptivePresentationControllerDelegate.presentationController(_:prepare:)): {
                    presentationDelegateProxy.prepareAdaptive.hasHandlers
                },
                #selector(
                    UIAdaptivePresentationControllerDelegate.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)):
                    { presentationDelegateProxy.willPresentWithAdaptiveStyle.hasHandlers },
                #selector(UIPopoverPresentationControllerDelegate.prepareForPopoverPresentation(_:)): {
                    presentationDelegateProxy.prepareForPopover.hasHandlers
                },
                #selector(UISheetPresentationControllerDelegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)): {
                    presentationDelegateProxy.didChangeSelectedDetentIdentifier.hasHandlers
                },
                #selector(UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss(_:)): {
                    presentationDelegateProxy.shouldDismiss.hasHandlers
                },
                #selector(UIAdaptivePresentationControllerDelegate.presentationControllerWillDismiss(_:)): {
                    presentationDelegateProxy.willDismiss.hasHandlers
                },
                #selector(UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss(_:)): {
                    presentationDelegateProxy.didDismiss.hasHandlers
                },
                #selector(UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss(_:)): {
                    presentationDelegateProxy.didAttemptToDismiss.hasHandlers
                },
            ]
        }
    }
#endif

#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension SplitDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var splitDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let splitDelegateProxy = splitDelegateProxy
            return [
                #selector(UISplitViewControllerDelegate.splitViewController(_:willChangeTo:)): {
                    splitDelegateProxy.willChangeDisplayMode.hasHandlers
                },
                #selector(UISplitViewControllerDelegate.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)): {
                    splitDelegateProxy.topColumnForCollapsing.hasHandlers
                },
                #selector(UISplitViewControllerDelegate.splitViewController(_:displayModeForExpandingToProposedDisplayMode:)): {
                    splitDelegateProxy.displayModeForExpanding.hasHandlers
                },
                #selector(UISplitViewControllerDelegate.splitViewControllerDidCollapse(_:)): { splitDelegateProxy.didCollapse.hasHandlers },
                #selector(UISplitViewControllerDelegate.splitViewControllerDidExpand(_:)): { splitDelegateProxy.didExpand.hasHandlers },
                #selector(UISplitViewControllerDelegate.splitViewControllerInteractivePresentationGestureWillBegin(_:)): {
                    splitDelegateProxy.edgeGestureWillBegin.hasHandlers
                },
                #selector(UISplitViewControllerDelegate.splitViewControllerInteractivePresentationGestureDidEnd(_:)): {
                    splitDelegateProxy.edgeGestureDidEnd.hasHandlers
                },
                #selector(UISplitViewControllerDelegate.primaryViewController(forCollapsing:)): {
                    splitDelegateProxy.primaryForCollapsing.hasHandlers
                },
                #selector(UISplitViewControllerDelegate.primaryViewController(forExpanding:)): {
                    splitDelegateProxy.primaryForExpanding.hasHandlers
                },
                #selector(UISplitViewControllerDelegate.splitViewController(_:willShow:)): {
                    splitDelegateProxy.willShowColumn.hasHandlers
                },
                #selector(UISplitViewControllerDelegate.splitViewController(_:willHide:)): {
                    splitDelegateProxy.willHideColumn.hasHandlers
                },
                #selector(UISplitViewControllerDelegate.splitViewController(_:collapseSecondary:onto:)): {
                    splitDelegateProxy.collapseSecondary.hasHandlers
                },
                #selector(UISplitViewControllerDelegate.splitViewController(_:separateSecondaryFrom:)): {
                    splitDelegateProxy.separateSecondary.hasHandlers
                },
                #selector(UISplitViewControllerDelegate.splitViewController(_:showDetail:sender:)): {
                    splitDelegateProxy.showDetail.hasHandlers
                },
                #selector(UISplitViewControllerDelegate.splitViewControllerSupportedInterfaceOrientations(_:)): {
                    splitDelegateProxy.supportedInterfaceOrientations.hasHandlers
                },
                #selector(UISplitViewControllerDelegate.splitViewControllerPreferredInterfaceOrientationForPresentation(_:)): {
                    splitDelegateProxy.preferredInterfaceOrientation.hasHandlers
                },
                #selector(UISplitViewControllerDelegate.splitViewController(_:show:sender:)): { splitDelegateProxy.show.hasHandlers },
            ]
        }
    }
#endif

#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension DragDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var dragDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let dragDelegateProxy = dragDelegateProxy
            return [
                #selector(UIDragInteractionDelegate.dragInteraction(_:itemsForBeginning:)): { dragDelegateProxy.dragItems.hasHandlers },
                #selector(UIDragInteractionDelegate.dragInteraction(_:itemsForAddingTo:withTouchAt:)): {
                    dragDelegateProxy.itemsForAdding.hasHandlers
                },
                #selector(UIDragInteractionDelegate.dragInteraction(_:session:willAdd:for:)): {
                    dragDelegateProxy.sessionWillAdd.hasHandlers
                },
                #selector(UIDragInteractionDelegate.dragInteraction(_:previewForLifting:session:)): {
                    dragDelegateProxy.previewForLifting.hasHandlers
                },
                #selector(UIDragInteractionDelegate.dragInteraction(_:willAnimateLiftWith:session:)): {
                    dragDelegateProxy.willAnimateLift.hasHandlers
                },
                #selector(UIDragInteractionDelegate.dragInteraction(_:sessionWillBegin:)): {
                    dragDelegateProxy.sessionWillBegin.hasHandlers
                },
                #selector(UIDragInteractionDelegate.dragInteraction(_:sessionAllowsMoveOperation:)): {
                    dragDelegateProxy.sessionAllowsMoveOperation.hasHandlers
                },
                #selector(UIDragInteractionDelegate.dragInteraction(_:sessionIsRestrictedToDraggingApplication:)): {
                    dragDelegateProxy.sessionIsRestrictedToDraggingApplication.hasHandlers
                },
                #selector(UIDragInteractionDelegate.dragInteraction(_:sessionDidMove:)): { dragDelegateProxy.sessionDidMove.hasHandlers },
                #selector(UIDragInteractionDelegate.dragInteraction(_:session:willEndWith:)): {
                    dragDelegateProxy.sessionWillEnd.hasHandlers
                },
                #selector(UIDragInteractionDelegate.dragInteraction(_:session:didEndWith:)): {
                    dragDelegateProxy.sessionDidEnd.hasHandlers
                },
                #selector(UIDragInteractionDelegate.dragInteraction(_:previewForCancelling:withDefault:)): {
                    dragDelegateProxy.previewForCancelling.hasHandlers
                },
                #selector(UIDragInteractionDelegate.dragInteraction(_:item:willAnimateCancelWith:)): {
                    dragDelegateProxy.willAnimateCancel.hasHandlers
                },
            ]
        }
    }
#endif

#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension EditMenuDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var editMenuDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let editMenuDelegateProxy = editMenuDelegateProxy
            return [
                #selector(UIEditMenuInteractionDelegate.editMenuInteraction(_:menuFor:suggestedActions:)): {
                    editMenuDelegateProxy.menu.hasHandlers
                },
                #selector(UIEditMenuInteractionDelegate.editMenuInteraction(_:targetRectFor:)): {
                    editMenuDelegateProxy.targetRect.hasHandlers
                },
                #selector(UIEditMenuInteractionDelegate.editMenuInteraction(_:willPresentMenuFor:animator:)): {
                    editMenuDelegateProxy.willPresentMenu.hasHandlers
                },
                #selector(UIEditMenuInteractionDelegate.editMenuInteraction(_:willDismissMenuFor:animator:)): {
                    editMenuDelegateProxy.willDismissMenu.hasHandlers
                },
            ]
        }
    }
#endif

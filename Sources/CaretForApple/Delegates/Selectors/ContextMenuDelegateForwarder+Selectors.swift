#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension ContextMenuDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var contextMenuDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let contextMenuDelegateProxy = contextMenuDelegateProxy
            return [
                #selector(UIContextMenuInteractionDelegate.contextMenuInteraction(_:configurationForMenuAtLocation:)): {
                    contextMenuDelegateProxy.configuration.hasHandlers
                },
                #selector(UIContextMenuInteractionDelegate.contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)): {
                    contextMenuDelegateProxy.previewForHighlightingMenu.hasHandlers
                },
                #selector(UIContextMenuInteractionDelegate.contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)): {
                    contextMenuDelegateProxy.previewForDismissingMenu.hasHandlers
                },
                #selector(UIContextMenuInteractionDelegate.contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)):
                    { contextMenuDelegateProxy.highlightPreview.hasHandlers },
                #selector(UIContextMenuInteractionDelegate.contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)):
                    { contextMenuDelegateProxy.dismissalPreview.hasHandlers },
                #selector(UIContextMenuInteractionDelegate.contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)): {
                    contextMenuDelegateProxy.willPerformPreviewAction.hasHandlers
                },
                #selector(UIContextMenuInteractionDelegate.contextMenuInteraction(_:willDisplayMenuFor:animator:)): {
                    contextMenuDelegateProxy.willDisplayMenu.hasHandlers
                },
                #selector(UIContextMenuInteractionDelegate.contextMenuInteraction(_:willEndFor:animator:)): {
                    contextMenuDelegateProxy.willEnd.hasHandlers
                },
            ]
        }
    }
#endif

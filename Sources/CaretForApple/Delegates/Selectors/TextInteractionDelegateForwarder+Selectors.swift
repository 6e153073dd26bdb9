#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension TextInteractionDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var textInteractionDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let textInteractionDelegateProxy = textInteractionDelegateProxy
            return [
                #selector(UITextInteractionDelegate.interactionShouldBegin(_:at:)): {
                    textInteractionDelegateProxy.shouldBegin.hasHandlers
                },
                #selector(UITextInteractionDelegate.interactionWillBegin(_:)): { textInteractionDelegateProxy.willBegin.hasHandlers },
                #selector(UITextInteractionDelegate.interactionDidEnd(_:)): { textInteractionDelegateProxy.didEnd.hasHandlers },
            ]
        }
    }
#endif

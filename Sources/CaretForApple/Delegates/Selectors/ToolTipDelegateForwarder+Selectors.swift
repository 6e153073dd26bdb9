#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension ToolTipDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var toolTipDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let toolTipDelegateProxy = toolTipDelegateProxy
            return [
                #selector(UIToolTipInteractionDelegate.toolTipInteraction(_:configurationAt:)): {
                    toolTipDelegateProxy.configuration.hasHandlers
                }
            ]
        }
    }
#endif

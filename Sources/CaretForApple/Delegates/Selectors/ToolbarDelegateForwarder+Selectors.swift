#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension ToolbarDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var toolbarDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let toolbarDelegateProxy = toolbarDelegateProxy
            return [
                #selector(UIToolbarDelegate.position(for:)): { toolbarDelegateProxy.position.hasHandlers }
            ]
        }
    }
#endif

#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension LayerDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var layerDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let layerDelegateProxy = layerDelegateProxy
            return [
                #selector(CALayerDelegate.display(_:)): { layerDelegateProxy.display.hasHandlers },
                #selector(CALayerDelegate.layerWillDraw(_:)): { layerDelegateProxy.willDraw.hasHandlers },
                #selector(CALayerDelegate.draw(_:in:)): { layerDelegateProxy.draw.hasHandlers },
                #selector(CALayerDelegate.layoutSublayers(of:)): { layerDelegateProxy.layoutSublayers.hasHandlers },
                #selector(CALayerDelegate.action(for:forKey:)): { layerDelegateProxy.action.hasHandlers },
            ]
        }
    }
#endif

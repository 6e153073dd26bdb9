/// A proxy that forwards the methods of `CALayerDelegate` to closures.
final class LayerDelegateProxy: DelegateProxy, CALayerDelegate {
    /// An object whose lifetime is that of the layer: the layer retains this proxy, and the proxy retains the object.
    var companion: AnyObject?

    func display(_ layer: CALayer) {
        guard hasHandlers() else { return layer.drawIntoBackingStore() }
        ask((), ())
    }

    func layerWillDraw(_ layer: CALayer) {
        notify(())
    }

    func draw(_ layer: CALayer, in ctx: CGContext) {
        notify(ctx)
    }

    func layoutSublayers(of layer: CALayer) {
        notify(())
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ask(event, nil)
    }
}

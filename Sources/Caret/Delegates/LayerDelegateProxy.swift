/// A proxy that forwards the methods of `CALayerDelegate` to closures.
final class LayerDelegateProxy: NSObject, DelegateProxy, CALayerDelegate {
    lazy var display = DelegateSlot<Void, Void>(self)
    lazy var willDraw = DelegateSlot<Void, Void>(self)
    lazy var draw = DelegateSlot<CGContext, Void>(self)
    lazy var layoutSublayers = DelegateSlot<Void, Void>(self)
    lazy var action = DelegateSlot<String, (any CAAction)?>(self)

    /// An object that lives as long as the layer: the layer retains this proxy, and the proxy retains the object.
    var companion: AnyObject?

    func display(_ layer: CALayer) {
        guard display.hasHandlers else { return Hooks.draw(layer) }
        display.ask((), ())
    }

    func layerWillDraw(_ layer: CALayer) {
        willDraw.notify(())
    }

    func draw(_ layer: CALayer, in ctx: CGContext) {
        draw.notify(ctx)
    }

    func layoutSublayers(of layer: CALayer) {
        layoutSublayers.notify(())
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        action.ask(event, nil)
    }
}

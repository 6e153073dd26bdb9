/// Hands on to closures what a `CALayerDelegate` is told and asked.
final class LayerEar: DelegateEar, CALayerDelegate {
    /// What is kept with the layer.
    var companion: AnyObject?

    func display(_ layer: CALayer) {
        guard isHeard() else { return layer.drawIntoBacking() }
        ask((), ())
    }

    func layerWillDraw(_ layer: CALayer) {
        tell(())
    }

    func draw(_ layer: CALayer, in ctx: CGContext) {
        tell(ctx)
    }

    func layoutSublayers(of layer: CALayer) {
        tell(())
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ask(event, nil)
    }
}

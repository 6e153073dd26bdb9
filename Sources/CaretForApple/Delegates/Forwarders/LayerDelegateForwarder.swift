/// Becomes the delegate of an object, and forwards the methods of `CALayerDelegate` to its recipients.
final class LayerDelegateForwarder: DelegateForwarder, CALayerDelegate {
    let layerDelegateProxy = LayerDelegateProxy()
    private var recipients: Recipients<any CALayerDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(layerDelegateProxy)
    }

    func display(_ layer: CALayer) {
        recipients.notify(layer) { $0.display(_:) }
    }

    func layerWillDraw(_ layer: CALayer) {
        recipients.notify(layer) { $0.layerWillDraw(_:) }
    }

    func draw(_ layer: CALayer, in ctx: CGContext) {
        recipients.notify(layer, ctx) { $0.draw(_:in:) }
    }

    func layoutSublayers(of layer: CALayer) {
        recipients.notify(layer) { $0.layoutSublayers(of:) }
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        recipients.ask(layer, event) { $0.action(for:forKey:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { layerDelegateProxyMethods }
    #endif
}

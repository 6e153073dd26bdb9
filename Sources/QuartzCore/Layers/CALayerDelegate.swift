/// Who draws a layer, lays it out, and says how its changes are animated. A view is its layer's delegate.
///
/// All methods are optional.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/calayerdelegate
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
    /// Makes the contents by setting them. By default the layer draws into a backing store, by ``draw(_:in:)``.
    func display(_ layer: CALayer)
    /// Called before ``draw(_:in:)``.
    func layerWillDraw(_ layer: CALayer)
    /// Draws the contents in points of the layer's bounds.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// The action for a change; `NSNull()` for none at all, `nil` to go on searching.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws into a backing store.
    public func display(_ layer: CALayer) { layer.drawIntoBacking() }
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// `nil`: the search goes on.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

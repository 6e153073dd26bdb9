/// A delegate that draws a layer, lays it out and provides the actions for its changes. A view is the delegate of its
/// layer.
///
/// All methods are optional.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/calayerdelegate
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the contents by setting them. By default the layer draws into a backing store with ``draw(_:in:)``.
    func display(_ layer: CALayer)
    /// Called before ``draw(_:in:)``.
    func layerWillDraw(_ layer: CALayer)
    /// Draws the contents in the coordinate system of the bounds.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Lays out the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for a change; `NSNull()` for no action, `nil` to continue the search.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws into a backing store.
    public func display(_ layer: CALayer) { layer.drawIntoBackingStore() }
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns `nil`: the search continues.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {
    /// Whether the view draws content: in `draw(_:)`, in a closure, or in a layer of another class than `CALayer`.
    var isDrawn: Bool {
        viewAppearance.drawing != nil || MethodOverride.draw.isOverridden(in: type(of: self)) || type(of: layer) != CALayer.self
    }

    func invalidateDisplay() {
        MainThreadChecker.check()
        if isDrawn { layer.setNeedsDisplay() }
    }

    /// Draws the view into its layer's backing store, on the view's background colour if the backing store is opaque.
    public func draw(_ layer: CALayer, in context: CGContext) {
        UIGraphicsPushContext(context)
        if layer.isOpaque, !layer.isDrawingOver, let background = layer.backgroundColor {
            context.saveGState()
            context.setFillColor(background)
            context.fill(bounds)
            context.restoreGState()
        }
        effectiveTraits.performAsCurrent { track({ $0.setNeedsDisplay() }) { draw(bounds) } }
        UIGraphicsPopContext()
    }

    func setContentMode(_ mode: ContentMode) {
        guard viewAppearance.contentMode != mode else { return }
        viewAppearance.contentMode = mode
        layer.contentsGravity = mode.gravity
        layer.needsDisplayOnBoundsChange = mode == .redraw && isDrawn
        if isDrawn { layer.setNeedsDisplay() }
    }

    func setOpaque(_ isOpaque: Bool) {
        viewAppearance.isOpaque = isOpaque
        updateLayerOpacity()
    }

    /// Makes the layer opaque only if the drawn content and the background are both opaque.
    func updateLayerOpacity() {
        layer.isOpaque = viewAppearance.isOpaque && isDrawn && layer.backgroundColor?.isOpaque == true
    }
}

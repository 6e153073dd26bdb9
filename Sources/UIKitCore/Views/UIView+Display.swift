extension UIView: CALayerDelegate {
    /// Whether the view draws something of its own: in `draw(_:)`, by a closure, or in a layer class of its own.
    var isDrawn: Bool { look.drawing != nil || MethodOverride.draw.isOverridden(in: type(of: self)) || type(of: layer) != CALayer.self }

    func markDisplay() {
        MainThreadChecker.check()
        if isDrawn { layer.setNeedsDisplay() }
    }

    /// Lets the view draw itself into its layer's memory, on its own background if that memory has to be opaque.
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
        guard look.contentMode != mode else { return }
        look.contentMode = mode
        layer.contentsGravity = mode.gravity
        layer.needsDisplayOnBoundsChange = mode == .redraw && isDrawn
        if isDrawn { layer.setNeedsDisplay() }
    }

    func setOpaque(_ isOpaque: Bool) {
        look.isOpaque = isOpaque
        updateLayerOpacity()
    }

    /// What is drawn covers everything only if the ground it is drawn on does.
    func updateLayerOpacity() {
        layer.isOpaque = look.isOpaque && isDrawn && layer.backgroundColor?.isOpaque == true
    }
}

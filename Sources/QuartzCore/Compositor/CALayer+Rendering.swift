extension CALayer {
    /// Draws the layer tree with its current properties, in the layer's coordinate system. The layer's origin maps to
    /// the origin of the context.
    ///
    /// A presentation layer draws the last committed frame.
    func renderTree(in context: CGContext) {
        if links.model != nil, renderLastFrame(in: context) { return }
        displaySubtreeIfDirty()
        render(transientNode(at: nil), in: context)
    }

    /// Draws the layer tree as the last frame showed it. Returns `false` if no frame has shown the layer.
    ///
    /// - Parameter ignoresBoundsOrigin: Whether the origin of the bounds in that frame maps to the origin of the
    ///   context. The drawing then has no scroll offset.
    package func renderLastFrame(in context: CGContext, ignoresBoundsOrigin: Bool = false) -> Bool {
        guard let node = presentedNode ?? node else { return false }
        render(node, in: context, ignoresBoundsOrigin: ignoresBoundsOrigin)
        return true
    }

    /// Draws the layer tree with all pending changes, and with animations at their current time.
    ///
    /// - Parameter ignoresBoundsOrigin: Whether the origin of the bounds maps to the origin of the context.
    package func renderNow(in context: CGContext, ignoresBoundsOrigin: Bool = false) {
        render(transientNode(at: links.tree?.time), in: context, ignoresBoundsOrigin: ignoresBoundsOrigin)
    }

    /// Displays this layer and its descendants immediately, if they need display.
    package func displaySubtreeIfNeeded() { displaySubtreeIfDirty() }

    private func render(_ node: RenderNode, in context: CGContext, ignoresBoundsOrigin: Bool) {
        guard ignoresBoundsOrigin else { return render(node, in: context) }
        let origin = node.properties.bounds.origin
        context.saveGState()
        context.translateBy(x: -origin.x, y: -origin.y)
        render(node, in: context)
        context.restoreGState()
    }

    private func render(_ node: RenderNode, in context: CGContext) {
        let ctm = context.ctm
        let scale = max(hypot(ctm.a, ctm.b), hypot(ctm.c, ctm.d))
        let area = node.drawingBox.intersection(context.boundingBoxOfClipPath)
        guard node.isVisible || node.properties.isHidden, scale > 0, scale.isFinite, !area.isNull, !area.isEmpty else { return }
        let box = PixelRect(around: area.applying(CGAffineTransform(scaleX: scale, y: scale)))
        guard !box.isEmpty, box.width <= 32_767, box.height <= 32_767 else { return }
        let buffer = PixelBuffer(width: box.width, height: box.height)
        _ = Canvas.borrowing(buffer) { canvas in
            let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(box.x), ty: -CGFloat(box.y))
            let placement = Placement(transform: .identity, clip: canvas.bounds, isPlain: false)
            Painter(canvas: canvas, tools: PaintTools(width: box.width)).drawTransformed(node, placement, transform)
        }
        let target = CGRect(
            x: CGFloat(box.x) / scale, y: CGFloat(box.y) / scale, width: CGFloat(box.width) / scale, height: CGFloat(box.height) / scale)
        context.drawUpright(CGImage(buffer: buffer, isOpaque: false), in: target)
    }
}

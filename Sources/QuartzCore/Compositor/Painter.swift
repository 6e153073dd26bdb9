/// Draws render nodes into pixels, one damaged rectangle at a time.
///
/// Every pixel comes out the same in whatever rectangle it is drawn, so that a frame drawn in pieces is the frame drawn at once. What is
/// faded or cut by a round or turned edge is drawn on the spot and then mixed with what was there before; see ``Veil``.
struct Painter {
    let canvas: Canvas
    let tools: PaintTools

    /// Draws everything of the tree that shows in `rect`, over opaque black.
    func paint(_ root: RenderNode, _ place: Placement, _ rect: PixelRect) {
        var cover = OpaqueCover(rect: rect)
        cover.search(root, place)
        if cover.found == nil { canvas.fill(rect, with: 0xFF00_0000) }
        var order = 0
        var place = place
        place.clip = place.clip.intersection(rect)
        draw(root, place, from: cover.found ?? 0, &order)
    }

    /// Draws a node and what is in it; what is hidden by the node number `start`, in drawing order, is left out.
    func draw(_ node: RenderNode, _ place: Placement, from start: Int, _ order: inout Int) {
        let index = order
        let last = index + node.descendants
        let extent = place.extent(of: node)
        guard last >= start, !extent.isEmpty else {
            order = last + 1
            return
        }
        order += 1
        var place = place
        place.clip = extent
        guard let veil = Veil(node, place, tools.coverage) else {
            return drawParts(node, place, alpha: CGFloat(node.properties.opacity), from: start, index, &order)
        }
        let saved = veil.save(canvas, &tools.saved)
        if veil.outline == nil {
            drawParts(node, place, alpha: 1, from: start, index, &order)
        } else {
            drawMasked(node, place, alpha: veil.fades ? 1 : CGFloat(node.properties.opacity), &order)
        }
        veil.mix(canvas, &tools.saved, from: saved)
    }

    private func drawParts(
        _ node: RenderNode, _ place: Placement, alpha: CGFloat, from start: Int, _ index: Int, _ order: inout Int
    ) {
        if index >= start { drawOwn(node, place, alpha: alpha) }
        drawChildren(node, place, from: start, &order)
        // What covers may lie inside of this layer: its border comes later.
        if node.properties.hasBorder { drawBorder(node, place, alpha: alpha) }
    }

    private func drawChildren(_ node: RenderNode, _ place: Placement, from start: Int, _ order: inout Int) {
        guard !node.children.isEmpty else { return }
        let inside = place.inside(node)
        for child in node.children { draw(child, inside, from: start, &order) }
    }

    /// Draws without regard to the layer's edge, which the veil cuts afterwards.
    private func drawMasked(_ node: RenderNode, _ place: Placement, alpha: CGFloat, _ order: inout Int) {
        let properties = node.properties
        if let color = properties.backgroundColor, color.pattern != nil {
            fill(nil, place.clip, with: color, place.own(node), alpha)
        } else if let color = properties.backgroundColor {
            canvas.fill(place.clip, with: PixelMath.pixel(color.rgba, alpha: Double(alpha)))
        }
        if let contents = node.contents { drawContents(contents, node, place, alpha: alpha) }
        drawChildren(node, place, from: 0, &order)
        guard properties.hasBorder, let color = properties.borderColor else { return }
        fill(nil, without: hole(of: properties, place.own(node)), place.clip, PixelMath.pixel(color.rgba, alpha: Double(alpha)))
    }
}

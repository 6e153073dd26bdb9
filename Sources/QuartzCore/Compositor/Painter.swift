/// Draws render nodes into pixels, one damaged rectangle at a time.
///
/// On plain ground (an upright clip, no group) colours and pictures on whole pixels are written directly; Cairo draws the rest.
@MainActor final class Painter {
    let buffer: PixelBuffer
    let context: CGContext
    /// Whether drawing goes straight into the buffer: no group is open and the clip is a rectangle.
    var isDirect = true

    init(_ buffer: PixelBuffer) {
        self.buffer = buffer
        context = CGContext(drawingInto: buffer, scale: 1)
    }

    /// Draws everything of the tree that shows in `rect`, over opaque black.
    func paint(_ root: RenderNode, _ place: Placement, _ rect: PixelRect) {
        var cover = OpaqueCover(rect: rect)
        cover.search(root, place)
        if cover.found == nil { RowLoops.fill(buffer, rect, with: 0xFF00_0000) }
        context.saveGState()
        context.clip(to: CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
        var order = 0
        var place = place
        place.clip = place.clip.intersection(rect)
        draw(root, place, from: cover.found ?? 0, &order)
        context.restoreGState()
        context.flush()
    }

    /// Draws a node and what is in it; nodes before `start`, in drawing order, are hidden and left out.
    func draw(_ node: RenderNode, _ place: Placement, from start: Int, _ order: inout Int) {
        let index = order
        order += 1
        guard !place.extent(of: node).isEmpty else { return skip(node, &order) }
        if node.properties.opacity < 1, node.needsGroup {
            return drawGroup(node, place, start, &order)
        }
        drawParts(node, place, alpha: CGFloat(node.properties.opacity), index, start, &order)
    }

    private func drawParts(
        _ node: RenderNode, _ place: Placement, alpha: CGFloat, _ index: Int, _ start: Int, _ order: inout Int
    ) {
        if index >= start, node.paints { drawOwn(node, place, alpha: alpha) }
        drawChildren(node, place, start, &order)
        if index >= start, node.properties.hasBorder { drawBorder(node, place, alpha: alpha) }
    }

    private func drawGroup(_ node: RenderNode, _ place: Placement, _ start: Int, _ order: inout Int) {
        let index = order - 1
        let wasDirect = isDirect
        isDirect = false
        context.saveGState()
        let clip = place.extent(of: node)
        context.clip(to: CGRect(x: clip.x, y: clip.y, width: clip.width, height: clip.height))
        context.setAlpha(CGFloat(node.properties.opacity))
        context.beginTransparencyLayer()
        drawParts(node, place, alpha: 1, index, start, &order)
        context.endTransparencyLayer()
        context.restoreGState()
        isDirect = wasDirect
    }

    private func drawChildren(_ node: RenderNode, _ place: Placement, _ start: Int, _ order: inout Int) {
        guard !node.children.isEmpty else { return }
        var inside = place.inside(node)
        let properties = node.properties
        guard properties.masksToBounds else {
            for child in node.children { draw(child, inside, from: start, &order) }
            return
        }
        inside.clip = inside.clip.intersection(place.clip)
        let own = place.own(node)
        let whole = own.keepsRectangles && properties.cornerRadius == 0 ? properties.bounds.applying(own).wholePixels : nil
        if let whole, isDirect {
            inside.clip = inside.clip.intersection(whole)
            return drawClipped(node.children, inside, start, &order)
        }
        let wasDirect = isDirect
        isDirect = false
        context.saveGState()
        Shapes.addBounds(of: node, own, to: context)
        context.clip()
        for child in node.children { draw(child, inside, from: start, &order) }
        context.restoreGState()
        isDirect = wasDirect
    }

    /// The clip of whole pixels is kept by ``Placement/clip`` for what is written directly, and by Cairo for the rest.
    private func drawClipped(_ children: [RenderNode], _ place: Placement, _ start: Int, _ order: inout Int) {
        context.saveGState()
        context.clip(to: CGRect(x: place.clip.x, y: place.clip.y, width: place.clip.width, height: place.clip.height))
        for child in children { draw(child, place, from: start, &order) }
        context.restoreGState()
    }

    /// Counts a node's descendants without drawing them, as ``OpaqueCover`` counts.
    private func skip(_ node: RenderNode, _ order: inout Int) {
        order += node.descendants
    }
}

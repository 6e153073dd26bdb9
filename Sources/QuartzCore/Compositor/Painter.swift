/// Draws render nodes into pixels, one damaged rectangle at a time.
///
/// A rectangle is drawn in four steps. ``OpaqueCover`` finds the last node that covers the whole rectangle with
/// opaque pixels, and everything before that node is skipped. The tree is then traversed from back to front, clipped
/// to the extent of each node. A node draws shadow, backdrop, background, contents, sublayers and border. Nodes with
/// group opacity, or with a round or rotated clipping edge, are drawn in place and mixed with the saved background
/// (see ``GroupOpacityMask``). Nodes in 3D space, tinted nodes and rasterised nodes are drawn from intermediate
/// images. A pixel does not depend on the rectangle in which it is drawn. A frame that is drawn in pieces therefore
/// equals a frame that is drawn at once.
struct Painter {
    let canvas: Canvas
    let tools: PaintTools

    /// Draws the part of the tree that is visible in `rect`, over opaque black.
    func paint(_ root: RenderNode, _ placement: Placement, _ rect: PixelRect) {
        var cover = OpaqueCover(rect: rect)
        cover.search(root, placement)
        if cover.coverIndex == nil { canvas.fill(rect, with: 0xFF00_0000) }
        var order = 0
        var placement = placement
        placement.clip = placement.clip.intersection(rect)
        draw(root, placement, from: cover.coverIndex ?? 0, &order)
    }

    /// Draws a node completely.
    func draw(_ node: RenderNode, _ placement: Placement) {
        var order = 0
        draw(node, placement, from: 0, &order)
    }

    /// Draws a node and its descendants. Nodes whose number in drawing order is below `start` are hidden and are
    /// skipped.
    func draw(_ node: RenderNode, _ placement: Placement, from start: Int, _ order: inout Int) {
        let index = order
        let last = index + node.descendants
        let extent = placement.extent(of: node)
        guard last >= start, !extent.isEmpty else {
            order = last + 1
            return
        }
        var placement = placement
        placement.clip = extent
        if placement.needsImage(node) || !node.properties.isDoubleSided {
            order = last + 1
            return drawThroughImage(node, placement)
        }
        drawFlat(node, placement, from: start, &order)
    }

    /// Draws a node that is in its superlayer's plane.
    func drawFlat(_ node: RenderNode, _ placement: Placement, from start: Int, _ order: inout Int) {
        guard let effect = node.properties.effect, effect.drawsOffscreen else {
            return drawThroughMask(node, placement, from: start, &order)
        }
        order += node.descendants + 1
        drawWithEffect(effect, node, placement) { painter, placement in
            var order = 0
            painter.drawThroughMask(node, placement, from: 0, &order)
        }
    }

    /// Draws a node through its mask layer.
    private func drawThroughMask(_ node: RenderNode, _ placement: Placement, from start: Int, _ order: inout Int) {
        guard let mask = node.mask else { return drawGroup(node, placement, from: start, &order) }
        let saved = tools.saved.count
        for y in placement.clip.y..<placement.clip.maxY {
            tools.saved.append(contentsOf: UnsafeBufferPointer(start: canvas.row(y) + placement.clip.x, count: placement.clip.width))
        }
        drawGroup(node, placement, from: start, &order)
        var maskPlacement = placement
        maskPlacement.transform = placement.pixelTransform(node)
        (maskPlacement.transformOverride, maskPlacement.space, maskPlacement.alpha) = (nil, nil, 1)
        let maskBuffer = renderOffscreen(placement.clip) { $0.draw(mask, maskPlacement.moved(x: placement.clip.x, y: placement.clip.y)) }
        mix(maskBuffer, placement.clip, from: saved)
    }

    private func drawGroup(_ node: RenderNode, _ placement: Placement, from start: Int, _ order: inout Int) {
        let index = order
        order += 1
        guard let opacityMask = GroupOpacityMask(node, placement, tools.coverage) else {
            return drawContent(node, placement, alpha: placement.opacity(node), from: start, index, &order)
        }
        let saved = opacityMask.save(canvas, &tools.saved)
        if opacityMask.outline == nil {
            drawContent(node, placement, alpha: 1, from: start, index, &order)
        } else {
            drawUnclipped(node, placement, alpha: opacityMask.appliesOpacity ? 1 : placement.opacity(node), &order)
        }
        opacityMask.mix(canvas, &tools.saved, from: saved)
    }

    private func drawContent(
        _ node: RenderNode, _ placement: Placement, alpha: CGFloat, from start: Int, _ index: Int, _ order: inout Int
    ) {
        if index >= start {
            if node.properties.showsShadow { drawShadow(node, placement, alpha: alpha) }
            if let backdrop = node.properties.backdrop { drawBackdrop(backdrop, node, placement, alpha: alpha) }
            drawOwnContent(node, placement, alpha: alpha)
        }
        drawChildren(node, placement, from: start, &order)
        // The border is drawn after the sublayers, so an opaque sublayer does not make it unnecessary.
        if node.properties.hasBorder { drawBorder(node, placement, alpha: alpha) }
    }

    private func drawChildren(_ node: RenderNode, _ placement: Placement, from start: Int, _ order: inout Int) {
        guard !node.children.isEmpty else { return }
        let childPlacement = placement.childPlacement(node)
        if childPlacement.space != nil {
            order += node.descendants
            return drawPlanes(node.children, childPlacement)
        }
        for child in node.children { draw(child, childPlacement, from: start, &order) }
    }

    /// Draws without clipping at the layer's edge, because the group mask clips the drawing afterwards.
    private func drawUnclipped(_ node: RenderNode, _ placement: Placement, alpha: CGFloat, _ order: inout Int) {
        let properties = node.properties
        if let backdrop = properties.backdrop { drawBackdrop(backdrop, node, placement, alpha: alpha) }
        if let color = properties.backgroundColor, color.pattern != nil {
            fill(nil, placement.clip, with: color, placement.pixelTransform(node), alpha)
        } else if let color = properties.backgroundColor {
            canvas.fill(placement.clip, with: PixelMath.pixel(color.rgba, alpha: Double(alpha)))
        }
        if let contents = node.contents { drawContents(contents, node, placement, alpha: alpha) }
        if properties.kind.drawsContent { drawKind(node, placement, alpha: alpha, isRound: false) }
        drawChildren(node, placement, from: 0, &order)
        guard properties.hasBorder, let color = properties.borderColor else { return }
        fill(
            nil, without: areaInsideBorder(of: properties, placement.pixelTransform(node)), placement.clip,
            PixelMath.pixel(color.rgba, alpha: Double(alpha)))
    }

    // MARK: - Offscreen images

    /// Draws into a transparent image of a part of the canvas.
    func renderOffscreen(_ box: PixelRect, _ body: (Painter) -> Void) -> PixelBuffer {
        let buffer = PixelBuffer(width: max(1, box.width), height: max(1, box.height))
        let tools = tools.forWidth(buffer.width)
        _ = Canvas.borrowing(buffer) { body(Painter(canvas: $0, tools: tools)) }
        return buffer
    }

    /// Mixes the drawing in a rectangle with the saved pixels by the alpha of `mask`, and discards the saved pixels.
    private func mix(_ mask: PixelBuffer, _ box: PixelRect, from start: Int) {
        tools.saved.withUnsafeBufferPointer { saved in
            mask.withBytes { bytes in
                guard let base = bytes.baseAddress, let old = saved.baseAddress else { return }
                for line in 0..<box.height {
                    let maskRow = (base + line * mask.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                    let background = old + start + line * box.width
                    let drawn = canvas.row(box.y + line) + box.x
                    for x in 0..<box.width where maskRow[x] >> 24 != 255 {
                        drawn[x] = PixelMath.mix(background[x], drawn[x], maskRow[x] >> 24)
                    }
                }
            }
        }
        tools.saved.removeLast(tools.saved.count - start)
    }
}

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
    func paint(_ root: RenderNode, _ place: Placement, _ rect: PixelRect) {
        var cover = OpaqueCover(rect: rect)
        cover.search(root, place)
        if cover.found == nil { canvas.fill(rect, with: 0xFF00_0000) }
        var order = 0
        var place = place
        place.clip = place.clip.intersection(rect)
        draw(root, place, from: cover.found ?? 0, &order)
    }

    /// Draws a node completely.
    func draw(_ node: RenderNode, _ place: Placement) {
        var order = 0
        draw(node, place, from: 0, &order)
    }

    /// Draws a node and its descendants. Nodes before the number `start`, in drawing order, are hidden and are
    /// skipped.
    func draw(_ node: RenderNode, _ place: Placement, from start: Int, _ order: inout Int) {
        let index = order
        let last = index + node.descendants
        let extent = place.extent(of: node)
        guard last >= start, !extent.isEmpty else {
            order = last + 1
            return
        }
        var place = place
        place.clip = extent
        if place.isPicture(node) || !node.properties.isDoubleSided {
            order = last + 1
            return drawPicture(node, place)
        }
        drawFlat(node, place, from: start, &order)
    }

    /// Draws a node that lies in its superlayer's plane.
    func drawFlat(_ node: RenderNode, _ place: Placement, from start: Int, _ order: inout Int) {
        guard let effect = node.properties.effect, effect.joins else { return drawCut(node, place, from: start, &order) }
        order += node.descendants + 1
        drawJoined(effect, node, place) { painter, place in
            var order = 0
            painter.drawCut(node, place, from: 0, &order)
        }
    }

    /// Draws a node through its mask layer.
    private func drawCut(_ node: RenderNode, _ place: Placement, from start: Int, _ order: inout Int) {
        guard let mask = node.mask else { return drawGroup(node, place, from: start, &order) }
        let saved = tools.saved.count
        for y in place.clip.y..<place.clip.maxY {
            tools.saved.append(contentsOf: UnsafeBufferPointer(start: canvas.row(y) + place.clip.x, count: place.clip.width))
        }
        drawGroup(node, place, from: start, &order)
        var maskPlace = place
        maskPlace.transform = place.own(node)
        (maskPlace.pinned, maskPlace.space, maskPlace.alpha) = (nil, nil, 1)
        let sheet = offscreen(place.clip) { $0.draw(mask, maskPlace.moved(x: place.clip.x, y: place.clip.y)) }
        mix(sheet, place.clip, from: saved)
    }

    private func drawGroup(_ node: RenderNode, _ place: Placement, from start: Int, _ order: inout Int) {
        let index = order
        order += 1
        guard let opacityMask = GroupOpacityMask(node, place, tools.coverage) else {
            return drawParts(node, place, alpha: place.opacity(node), from: start, index, &order)
        }
        let saved = opacityMask.save(canvas, &tools.saved)
        if opacityMask.outline == nil {
            drawParts(node, place, alpha: 1, from: start, index, &order)
        } else {
            drawMasked(node, place, alpha: opacityMask.fades ? 1 : place.opacity(node), &order)
        }
        opacityMask.mix(canvas, &tools.saved, from: saved)
    }

    private func drawParts(
        _ node: RenderNode, _ place: Placement, alpha: CGFloat, from start: Int, _ index: Int, _ order: inout Int
    ) {
        if index >= start {
            if node.properties.showsShadow { drawShadow(node, place, alpha: alpha) }
            if let backdrop = node.properties.backdrop { drawBackdrop(backdrop, node, place, alpha: alpha) }
            drawOwn(node, place, alpha: alpha)
        }
        drawChildren(node, place, from: start, &order)
        // The opaque cover may be inside of this layer, but the border is drawn after it.
        if node.properties.hasBorder { drawBorder(node, place, alpha: alpha) }
    }

    private func drawChildren(_ node: RenderNode, _ place: Placement, from start: Int, _ order: inout Int) {
        guard !node.children.isEmpty else { return }
        let inside = place.inside(node)
        if inside.space != nil {
            order += node.descendants
            return drawPlanes(node.children, inside)
        }
        for child in node.children { draw(child, inside, from: start, &order) }
    }

    /// Draws without clipping at the layer's edge, because the group mask clips the drawing afterwards.
    private func drawMasked(_ node: RenderNode, _ place: Placement, alpha: CGFloat, _ order: inout Int) {
        let properties = node.properties
        if let backdrop = properties.backdrop { drawBackdrop(backdrop, node, place, alpha: alpha) }
        if let color = properties.backgroundColor, color.pattern != nil {
            fill(nil, place.clip, with: color, place.own(node), alpha)
        } else if let color = properties.backgroundColor {
            canvas.fill(place.clip, with: PixelMath.pixel(color.rgba, alpha: Double(alpha)))
        }
        if let contents = node.contents { drawContents(contents, node, place, alpha: alpha) }
        if properties.kind.paints { drawKind(node, place, alpha: alpha, isRound: false) }
        drawChildren(node, place, from: 0, &order)
        guard properties.hasBorder, let color = properties.borderColor else { return }
        fill(nil, without: hole(of: properties, place.own(node)), place.clip, PixelMath.pixel(color.rgba, alpha: Double(alpha)))
    }

    // MARK: - Offscreen images

    /// Draws into a transparent image of a part of the canvas.
    func offscreen(_ box: PixelRect, _ body: (Painter) -> Void) -> PixelBuffer {
        let buffer = PixelBuffer(width: max(1, box.width), height: max(1, box.height))
        let tools = tools.reaching(buffer.width)
        _ = Canvas.borrowing(buffer) { body(Painter(canvas: $0, tools: tools)) }
        return buffer
    }

    /// Mixes the drawing in a rectangle with the saved pixels by the alpha of `sheet`, and discards the saved pixels.
    private func mix(_ sheet: PixelBuffer, _ box: PixelRect, from start: Int) {
        tools.saved.withUnsafeBufferPointer { saved in
            sheet.withBytes { bytes in
                guard let base = bytes.baseAddress, let old = saved.baseAddress else { return }
                for line in 0..<box.height {
                    let shares = (base + line * sheet.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                    let kept = old + start + line * box.width
                    let drawn = canvas.row(box.y + line) + box.x
                    for x in 0..<box.width where shares[x] >> 24 != 255 { drawn[x] = PixelMath.mix(kept[x], drawn[x], shares[x] >> 24) }
                }
            }
        }
        tools.saved.removeLast(tools.saved.count - start)
    }
}

import Cairo

/// Drawing with the blend modes that ``PixelMixer`` implements.
extension CGContext {
    /// Draws `body` into a group, and mixes the group with the canvas by the state's blend mode.
    ///
    /// A half-covered pixel of the group has half of the alpha, and all of these modes are linear in the source's
    /// alpha. The result is therefore half way between the old pixel and the result of a fully covered pixel.
    func markMixed(_ area: CGRect, _ body: (CairoContext) -> Void) {
        let mode = state.blendMode
        let drawn = drawGroup(area, body)
        state.blendMode = mode
        guard let group = drawn else { return }
        var touched = area
        if let shadow = state.shadow { touched = touched.union(self.area(of: shadow, below: area)) }
        // The base clip is respected, because another context may draw into the same canvas at the same time.
        let box = PixelRect(clamping: touched).intersection(baseClip ?? canvas.bounds).intersection(canvas.bounds)
        guard !box.isEmpty else { return }
        let bridge = openLayers == 0 ? bridge : nil
        bridge?.load(box, into: canvas)
        if bridge != nil { cairo.markDirty() }
        if let result = mixPixels(group, box, PixelMixer(mode)) {
            cairo.save()
            cairo.matrix = .identity
            // The group was already clipped, and the pixels around it are unchanged.
            cairo.resetClip()
            cairo.newPath()
            cairo.rectangle(x: Double(box.x), y: Double(box.y), width: Double(box.width), height: Double(box.height))
            cairo.setSource(result)
            cairo.setOperator(.source)
            cairo.fill()
            cairo.restore()
        }
        guard let bridge else { return }
        cairo.flush()
        bridge.store(box, from: canvas)
    }

    /// Returns the drawing of `body`, including its shadow, cut out by the clip mask.
    private func drawGroup(_ area: CGRect, _ body: (CairoContext) -> Void) -> CairoPattern? {
        let matrix = cairo.matrix
        cairo.save()
        cairo.matrix = .identity
        cairo.pushGroup()
        cairo.matrix = matrix
        openLayers += 1
        state.blendMode = .normal
        mark(area, body)
        openLayers -= 1
        cairo.matrix = .identity
        let group = try? cairo.popGroup()
        cairo.restore()
        return group
    }

    /// Returns the mixed pixels of a box, as a pattern at the same position.
    private func mixPixels(_ group: CairoPattern, _ box: PixelRect, _ mixer: PixelMixer) -> CairoPattern? {
        guard let surface = try? CairoSurface(width: box.width, height: box.height, format: .argb32),
            let context = try? CairoContext(surface)
        else { return nil }
        context.matrix = CairoMatrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: Double(-box.x), y0: Double(-box.y))
        context.setSource(group)
        context.paint()
        surface.withPixels { above, bytesPerRow in
            cairo.withTarget { target in
                let overlap = box.intersection(PixelRect(x: target.x, y: target.y, width: target.width, height: target.height))
                for y in overlap.y..<overlap.maxY {
                    let below = target.base + (y - target.y) * target.bytesPerRow + (overlap.x - target.x) * 4
                    let row = above + (y - box.y) * bytesPerRow + (overlap.x - box.x) * 4
                    mixer.mix(
                        row.assumingMemoryBound(to: UInt32.self), over: below.assumingMemoryBound(to: UInt32.self), count: overlap.width,
                        isOpaque: target.ignoresAlpha)
                }
            }
        }
        let pattern = try? CairoPattern(surface: surface)
        pattern?.setMatrix(CairoMatrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: Double(-box.x), y0: Double(-box.y)))
        pattern?.setFilter(.nearest)
        return pattern
    }
}

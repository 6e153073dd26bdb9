import Cairo

/// Drawing with modes that clear the destination. Cairo's operators clear too much: pixels around the source, and
/// pixels that the source covers partially.
extension CGContext {
    /// Fills Cairo's current path with its source, only inside of the path.
    ///
    /// - Parameter alpha: The opacity of the source, 0…1.
    func fillInside(on cairo: CairoContext, alpha: CGFloat = 1) {
        guard state.blendMode.isUnbounded || alpha < 1 else { return cairo.fill() }
        cairo.save()
        cairo.clipPreserve()
        let clip = state.blendMode.isUnbounded && canvas.base != nil ? cairo.pixelClip : nil
        if let clip, !clip.isWhole {
            cairo.restore()
            return replace(clip.bounds.intersection(canvas.bounds), on: cairo, alpha: alpha) { cairo.fill() }
        }
        cairo.newPath()
        cairo.setOperator(state.blendMode.cairo)
        if alpha < 1 { cairo.paint(alpha: Double(alpha)) } else { cairo.paint() }
        cairo.restore()
    }

    /// Composites the source over a whole box, and draws the result through a shape.
    func replace(_ box: PixelRect, on cairo: CairoContext, alpha: CGFloat = 1, _ shape: () -> Void) {
        guard !box.isEmpty, let result = composite(box, alpha, on: cairo) else { return cairo.newPath() }
        setSource(inPixels: result, on: cairo)
        cairo.setOperator(.source)
        shape()
    }

    private func composite(_ box: PixelRect, _ alpha: CGFloat, on cairo: CairoContext) -> CairoPattern? {
        guard let below = copyOfTarget(box), let surface = try? CairoSurface(width: box.width, height: box.height, format: .argb32),
            let context = try? CairoContext(surface)
        else { return nil }
        let boxMatrix = CairoMatrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: Double(-box.x), y0: Double(-box.y))
        context.matrix = boxMatrix
        context.setSource(below)
        context.setOperator(.source)
        context.paint()
        // Every source is in pixel coordinates.
        context.copySource(of: cairo)
        context.setOperator(state.blendMode.cairo)
        if alpha < 1 { context.paint(alpha: Double(alpha)) } else { context.paint() }
        surface.flush()
        let pattern = try? CairoPattern(surface: surface)
        pattern?.setMatrix(boxMatrix)
        pattern?.setFilter(.nearest)
        return pattern
    }
}

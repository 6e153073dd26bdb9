import Cairo

extension CGContext {
    /// Draws a picture into a rectangle, upright where y points up: in a context whose y points down it stands on its head, as on iOS.
    public func draw(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        drawUpright(image, in: rect, interpolation: state.interpolation)
        restoreGState()
    }

    /// Draws a picture into a rectangle, upright where y points down.
    package func drawUpright(_ image: CGImage, in rect: CGRect, interpolation: CGInterpolationQuality = .default) {
        guard Self.isDrawable(rect), rect.width != 0, rect.height != 0 else { return }
        draw(image.buffer, isOpaque: image.isOpaque, in: rect, interpolation: interpolation)
    }

    /// Draws pixels into a rectangle; where they fall on whole pixels they are copied without any filter.
    package func draw(_ buffer: PixelBuffer, isOpaque: Bool, in rect: CGRect, interpolation: CGInterpolationQuality) {
        guard let pattern = Self.pattern(for: buffer, isOpaque: isOpaque) else { return }
        let toRect = CGAffineTransform(
            a: rect.width / CGFloat(buffer.width), b: 0, c: 0, d: rect.height / CGFloat(buffer.height), tx: rect.minX, ty: rect.minY)
        pattern.setMatrix(toRect.inverted().cairo)
        let toPixels = toRect.concatenating(state.matrix)
        let isCopy = toPixels.isTranslation && toPixels.tx == toPixels.tx.rounded() && toPixels.ty == toPixels.ty.rounded()
        pattern.setFilter(isCopy ? .nearest : interpolation.filter)
        pattern.setExtend(isCopy ? .none : .pad)
        cairo.save()
        rectangle(rect)
        cairo.setFillRule(.winding)
        cairo.clip()
        cairo.setSource(pattern)
        cairo.setOperator(state.blendMode.cairo)
        if state.alpha < 1 { cairo.paint(alpha: Double(state.alpha)) } else { cairo.paint() }
        cairo.restore()
    }

    private static func pattern(for buffer: PixelBuffer, isOpaque: Bool) -> CairoPattern? {
        try? buffer.withMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            return try CairoPattern(
                surface: CairoSurface(
                    pixels: base, width: buffer.width, height: buffer.height, bytesPerRow: buffer.bytesPerRow,
                    format: isOpaque ? .rgb24 : .argb32))
        }
    }
}

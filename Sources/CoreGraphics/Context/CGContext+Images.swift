import Cairo

extension CGContext {
    /// Draws an image into a rectangle, upright if the y axis points up. In a context whose y axis points down, the
    /// image is upside down, as on iOS.
    ///
    /// A mask is painted in the fill colour.
    public func draw(_ image: CGImage, in rect: CGRect) {
        draw(image, in: rect, byTiling: false)
    }

    /// Draws an image into a rectangle. With `byTiling`, fills the clip with copies of the image, aligned to that
    /// rectangle.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard Self.isDrawable(rect) else { return }
        let image = paintedMask(image)
        let rect = byTiling ? nearTile(rect.standardized) : rect.standardized
        draw(
            image.buffer, isOpaque: image.isOpaque, in: rect, interpolation: image.shouldInterpolate ? state.interpolation : .none,
            imageToUserSpace: CGAffineTransform(
                a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.maxY),
            isTiled: byTiling)
    }

    /// Returns an image mask painted in the fill colour; other images unchanged.
    private func paintedMask(_ image: CGImage) -> CGImage {
        image.isMask ? image.tinted(state.fillColor) : image
    }

    /// Draws an image into a rectangle, upright if the y axis points down.
    ///
    /// - Parameter interpolation: The interpolation quality; by default the quality of the context. The setting of
    ///   the image takes precedence.
    package func drawUpright(_ image: CGImage, in rect: CGRect, interpolation: CGInterpolationQuality? = nil) {
        let image = paintedMask(image)
        let quality = image.shouldInterpolate ? interpolation : CGInterpolationQuality.none
        draw(image.buffer, isOpaque: image.isOpaque, in: rect, interpolation: quality)
    }

    /// Draws the fill colour, or the fill pattern, through an image's alpha into a rectangle, upright if the y axis
    /// points down.
    package func drawStencil(_ image: CGImage, in rect: CGRect) {
        guard state.fillColor.pattern != nil else { return drawUpright(image.tinted(state.fillColor), in: rect) }
        beginTransparencyLayer()
        drawUpright(image.tinted(.black), in: rect)
        setBlendMode(.sourceIn)
        fill(rect, with: state.fillColor)
        endTransparencyLayer()
    }

    /// Draws pixels into a rectangle, upright if the y axis points down. If the pixels are aligned, they are copied
    /// without filtering.
    package func draw(_ buffer: PixelBuffer, isOpaque: Bool, in rect: CGRect, interpolation: CGInterpolationQuality? = nil) {
        guard Self.isDrawable(rect) else { return }
        let rect = rect.standardized
        draw(
            buffer, isOpaque: isOpaque, in: rect, interpolation: interpolation ?? state.interpolation,
            imageToUserSpace: CGAffineTransform(
                a: rect.width / CGFloat(buffer.width), b: 0, c: 0, d: rect.height / CGFloat(buffer.height), tx: rect.minX, ty: rect.minY),
            isTiled: false)
    }

    /// - Parameter imageToUserSpace: The transform from image pixels to user space.
    private func draw(
        _ buffer: PixelBuffer, isOpaque: Bool, in rect: CGRect, interpolation: CGInterpolationQuality,
        imageToUserSpace: CGAffineTransform, isTiled: Bool
    ) {
        let toPixels = imageToUserSpace.concatenating(state.matrix)
        let area = isTiled ? Self.unboundedClip : rect.applying(state.matrix)
        guard !state.isSingular, Self.canSampleImage(toPixels), state.shadow != nil || area.intersects(canvas.rect) else { return }
        let isExact = toPixels.isPixelAligned
        let filter = isExact ? .nearest : interpolation.filter
        let extend: CairoExtend = isTiled ? .repeated : isExact ? .none : .pad
        if !isTiled, Self.canPaintRotated(toPixels, filter) {
            return mark(area) { paintRotated(buffer, isOpaque: isOpaque, in: rect, toPixels, on: $0) }
        }
        mark(area) { cairo in
            if isExact, !isTiled, blendIfPixelAligned(buffer, isOpaque: isOpaque, toPixels, on: cairo) { return }
            buffer.withBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                let pixels = CairoPixels(
                    base: base, width: buffer.width, height: buffer.height, bytesPerRow: buffer.bytesPerRow,
                    format: isOpaque ? .rgb24 : .argb32)
                do {
                    try cairo.withSource(pixels, matrix: toPixels.inverted().cairo, filter: filter, extend: extend) {
                        if isTiled { return paintSource(on: cairo) }
                        paint(rect, on: cairo)
                    }
                } catch {
                    Diagnostics.report(
                        "context.picture", "CGContext: a picture of \(buffer.width)x\(buffer.height) was left out (\(error)).")
                }
            }
        }
    }

    /// Fills a rectangle with Cairo's source, by the state's alpha and blend mode.
    func paint(_ rect: CGRect, on cairo: CairoContext) {
        trace(rect, on: cairo)
        cairo.setFillRule(.winding)
        cairo.setOperator(state.blendMode.cairo)
        fillInside(on: cairo, alpha: state.alpha)
    }

    /// Returns the copy of a tile nearest to the canvas's centre, because distant tiles exceed Cairo's number range.
    private func nearTile(_ tile: CGRect) -> CGRect {
        guard tile.width > 0, tile.height > 0, !state.isSingular else { return tile }
        let center = CGPoint(x: canvas.rect.midX, y: canvas.rect.midY).applying(state.matrix.inverted())
        let columns = ((center.x - tile.midX) / tile.width).rounded()
        let rows = ((center.y - tile.midY) / tile.height).rounded()
        return tile.offsetBy(dx: columns * tile.width, dy: rows * tile.height)
    }

    /// Whether Cairo can sample an image through a transform: finite, invertible, and with a scale of at most 16,000
    /// in both directions. Smaller images are invisible, and larger ones have no recognisable shape.
    static func canSampleImage(_ toPixels: CGAffineTransform) -> Bool {
        guard toPixels.isFinite, toPixels.isInvertible else { return false }
        let inverse = toPixels.inverted()
        let limit: CGFloat = 16_000
        return inverse.isFinite && max(abs(inverse.a), abs(inverse.b), abs(inverse.c), abs(inverse.d)) < limit
            && max(abs(toPixels.a), abs(toPixels.b), abs(toPixels.c), abs(toPixels.d)) < limit
            && max(abs(inverse.tx), abs(inverse.ty)) < 1_000_000
    }
}

extension CGAffineTransform {
    /// Whether pixels map to whole pixels: a translation by whole numbers, apart from rounding errors of divisions.
    var isPixelAligned: Bool {
        abs(a - 1) < 1e-9 && abs(d - 1) < 1e-9 && b == 0 && c == 0 && abs(tx - tx.rounded()) < 1e-6 && abs(ty - ty.rounded()) < 1e-6
    }
}

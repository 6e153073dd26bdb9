extension UIImage {
    /// Draws the image upright into the current context, in its own size. Nothing happens where no context is current.
    ///
    /// A template is a stencil for the context's fill colour.
    /// - Parameter point: where the top left corner goes, in points.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image upright into the current context, stretched to `rect`, in points. Nothing happens where no context is current.
    ///
    /// A template is a stencil for the context's fill colour.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the image upright into the current context; a template in the fill colour.
    ///
    /// - Parameters:
    ///   - rect: what it is stretched to, in points.
    ///   - blendMode: how it is mixed with what is there.
    ///   - alpha: its opacity, 0…1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let image = picture(for: rect, in: context) else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        if isDrawnAsStencil { context.drawStencil(image, in: rect) } else { context.drawUpright(image, in: rect) }
        context.restoreGState()
    }

    /// Templates take the fill colour, but for those that have a colour of their own.
    private var isDrawnAsStencil: Bool { renderingMode == .alwaysTemplate && details.tint == nil }

    /// The upright pixels; those of a resizable image at the size that it is drawn in.
    private func picture(for rect: CGRect, in context: CGContext) -> CGImage? {
        guard let image = uprightImage, let resizing = details.resizing, rect.size != size else { return uprightImage }
        let way = context.ctm
        let pixels = max(hypot(way.a, way.b), hypot(way.c, way.d))
        guard pixels > 0, pixels.isFinite, !rect.isNull, !rect.isInfinite else { return image }
        return resizing.picture(of: image, scale: scale, size: rect.standardized.size, targetScale: pixels) ?? image
    }

    /// Draws the image upright into the current context, in its own size. Nothing happens where no context is current.
    ///
    /// - Parameters:
    ///   - point: where the top left corner goes, in points.
    ///   - blendMode: how it is mixed with what is there.
    ///   - alpha: its opacity, 0…1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Fills a rectangle of the current context with copies of the image beside each other, from the rectangle's origin on.
    ///
    /// Transforms of the context count. Nothing happens where no context is current.
    /// - Parameter rect: in points.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/drawaspattern(in:)
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = uprightImage else { return }
        let rect = rect.standardized
        context.saveGState()
        context.clip(to: rect)
        // Core Graphics draws pictures upright where y points up.
        context.translateBy(x: rect.minX, y: rect.minY + size.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: size), byTiling: true)
        context.restoreGState()
    }
}

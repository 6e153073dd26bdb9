extension UIImage {
    /// Draws the image upright at its size. Has no effect without a current context.
    ///
    /// A template image is drawn in the context's fill colour.
    /// - Parameter point: The top left corner, in points.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image upright, scaled to `rect`, in points. Has no effect without a current context.
    ///
    /// A template image is drawn in the context's fill colour.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the image upright in the current context. A template image is drawn in the fill colour.
    ///
    /// - Parameters:
    ///   - rect: The rectangle to which the image is scaled, in points.
    ///   - blendMode: The blend mode.
    ///   - alpha: The opacity, 0…1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let image = imageForDrawing(in: rect, of: context) else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        if isDrawnAsTemplate { context.drawStencil(image, in: rect) } else { context.drawUpright(image, in: rect) }
        context.restoreGState()
    }

    /// Whether the image is drawn in the context's fill colour, as for a template image without a tint colour.
    private var isDrawnAsTemplate: Bool { renderingMode == .alwaysTemplate && details.tint == nil }

    /// Returns the upright pixels. For a resizable image, the pixels have the drawn size.
    private func imageForDrawing(in rect: CGRect, of context: CGContext) -> CGImage? {
        guard let image = uprightImage, let resizing = details.resizing, rect.size != size else { return uprightImage }
        let matrix = context.ctm
        let targetScale = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
        guard targetScale > 0, targetScale.isFinite, !rect.isNull, !rect.isInfinite else { return image }
        return resizing.resizedImage(of: image, scale: scale, size: rect.standardized.size, targetScale: targetScale) ?? image
    }

    /// Draws the image upright in the current context, at the image's size.
    ///
    /// - Parameters:
    ///   - point: The top left corner, in points.
    ///   - blendMode: The blend mode.
    ///   - alpha: The opacity, 0…1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Tiles a rectangle of the current context with the image, beginning at the rectangle's origin.
    ///
    /// Transforms of the context apply. Has no effect without a current context.
    /// - Parameter rect: The rectangle, in points.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/drawaspattern(in:)
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = uprightImage else { return }
        let rect = rect.standardized
        context.saveGState()
        context.clip(to: rect)
        // Core Graphics draws images upright if the y axis points up.
        context.translateBy(x: rect.minX, y: rect.minY + size.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: size), byTiling: true)
        context.restoreGState()
    }
}

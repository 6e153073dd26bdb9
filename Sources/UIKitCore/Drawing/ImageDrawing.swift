/// An image that is being drawn: its context and its scale.
struct ImageDrawing {
    let context: CGContext
    /// The pixels per point.
    let scale: CGFloat

    /// The display scale of the current traits; 3 if the traits specify none.
    static var screenScale: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 3
    }

    /// Creates a drawing; returns `nil` and reports a diagnostic if an image of that size cannot be created.
    ///
    /// - Parameters:
    ///   - bounds: The area to draw, in points; its origin becomes the image's top left corner.
    ///   - scale: The pixels per point; 0 for the screen's scale.
    init?(_ bounds: CGRect, isOpaque: Bool, scale: CGFloat) {
        let scale = scale > 0 && scale.isFinite ? scale : Self.screenScale
        let bounds = bounds.standardized
        let width = (bounds.width * scale - 1e-6).rounded(.up)
        let height = (bounds.height * scale - 1e-6).rounded(.up)
        guard bounds.minX.isFinite, bounds.minY.isFinite, let size = PixelSize(drawable: width, height) else {
            Diagnostics.report(
                "graphics.image-size",
                "UIKit: no image of \(bounds.width)x\(bounds.height) points at scale \(scale). Sides are 1 to 32,767 pixels, "
                    + "\(PixelSize.maximumPixelCount) together.", numbers: ["width": Double(bounds.width), "height": Double(bounds.height)])
            return nil
        }
        guard let buffer = PixelBuffer.ifPossible(width: size.width, height: size.height) else { return nil }
        self.scale = scale
        context = CGContext(drawingInto: buffer, scale: scale, isOpaque: isOpaque)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
    }

    /// Returns a context that draws nothing. Drawing actions receive this context if their image cannot be created.
    static func emptyContext() -> CGContext {
        let context = CGContext(drawingInto: PixelBuffer(width: 1, height: 1), scale: 1)
        context.clip(to: .zero)
        return context
    }
}

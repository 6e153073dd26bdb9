/// An image that is being drawn: its pixels, and the context on them.
struct ImageDrawing {
    let context: CGContext
    /// Pixels per point.
    let scale: CGFloat

    /// The scale of the main screen; that of the implicit application's where none runs.
    static var screenScale: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 3
    }

    /// `nil`, with a diagnostic, where no picture can have that many pixels.
    ///
    /// - Parameters:
    ///   - bounds: what is drawn, in points; its origin is the picture's top left corner.
    ///   - scale: pixels per point; 0 for the screen's.
    init?(_ bounds: CGRect, isOpaque: Bool, scale: CGFloat) {
        let scale = scale > 0 && scale.isFinite ? scale : Self.screenScale
        let bounds = bounds.standardized
        let width = (bounds.width * scale - 1e-6).rounded(.up)
        let height = (bounds.height * scale - 1e-6).rounded(.up)
        guard bounds.minX.isFinite, bounds.minY.isFinite, let size = PixelSize(drawable: width, height) else {
            Diagnostics.report(
                "graphics.image-size",
                "UIKit: no image of \(bounds.width)x\(bounds.height) points at scale \(scale). Sides are 1 to 32,767 pixels, "
                    + "\(PixelSize.mostPixels) together.", numbers: ["width": Double(bounds.width), "height": Double(bounds.height)])
            return nil
        }
        guard let buffer = PixelBuffer.ifPossible(width: size.width, height: size.height) else { return nil }
        self.scale = scale
        context = CGContext(drawingInto: buffer, scale: scale, isOpaque: isOpaque)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
    }

    /// Where an image cannot be made, its drawing goes here, so that whoever draws has a context as always.
    static func nothing() -> CGContext {
        let context = CGContext(drawingInto: PixelBuffer(width: 1, height: 1), scale: 1)
        context.clip(to: .zero)
        return context
    }
}

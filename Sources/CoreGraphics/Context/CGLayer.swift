/// A drawing that is stored for repeated use, at the resolution of the context for which it was created.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cglayer
public final class CGLayer {
    /// The size, in units of the context for which the layer was created.
    public let size: CGSize
    /// The context of the layer, with the units of the context for which the layer was created, and the origin in a
    /// corner.
    public let context: CGContext?

    /// Creates an empty layer.
    ///
    /// - Parameters:
    ///   - context: The destination context, which determines the resolution.
    ///   - size: The size, in units of that context.
    ///   - auxiliaryInfo: Ignored.
    /// - Returns: `nil`, with a diagnostic, for an invalid size.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let ctm = context.ctm
        let scale = max(hypot(ctm.a, ctm.b), hypot(ctm.c, ctm.d))
        guard scale > 0, let pixels = PixelSize(drawable: (size.width * scale).rounded(.up), (size.height * scale).rounded(.up)),
            let layerContext = CGContext(
                data: nil, width: pixels.width, height: pixels.height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else {
            Diagnostics.report("layer.size", "CGLayer: no layer of \(size.width)x\(size.height). Sides are 1 to 32,767 pixels.")
            return nil
        }
        layerContext.scaleBy(x: CGFloat(pixels.width) / size.width, y: CGFloat(pixels.height) / size.height)
        self.size = size
        self.context = layerContext
    }
}

extension CGContext {
    /// Draws a layer into a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let source = layer.context, let image = source === self ? source.makeImage() : image(of: source) else { return }
        draw(image, in: rect)
    }

    /// Returns the layer's pixels for the duration of one call, or a copy if the pixels may be read later.
    private func image(of source: CGContext) -> CGImage? {
        guard document == nil, let pixels = source.canvas.owner, source.bridge == nil else { return source.makeImage() }
        source.flush()
        return CGImage(buffer: pixels, isOpaque: source.canvas.ignoresAlpha)
    }

    /// Draws a layer in its own size, with its corner at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}

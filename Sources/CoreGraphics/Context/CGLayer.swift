/// A drawing that is kept to be drawn again and again, as finely as the context that it is for.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cglayer
public final class CGLayer {
    /// In units of the context that the layer is for.
    public let size: CGSize
    /// What draws on the layer: the units of the context it is for, from one corner on.
    public let context: CGContext?

    /// Makes an empty layer.
    ///
    /// - Parameters:
    ///   - context: what it will be drawn into, whose pixels it is made for.
    ///   - size: in that context's units.
    ///   - auxiliaryInfo: means nothing.
    /// - Returns: `nil`, with a diagnostic, for a size that no picture can have.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let way = context.ctm
        let scale = max(hypot(way.a, way.b), hypot(way.c, way.d))
        guard scale > 0, let pixels = PixelSize(drawable: (size.width * scale).rounded(.up), (size.height * scale).rounded(.up)),
            let own = CGContext(
                data: nil, width: pixels.width, height: pixels.height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else {
            Diagnostics.report("layer.size", "CGLayer: no layer of \(size.width)x\(size.height). Sides are 1 to 32,767 pixels.")
            return nil
        }
        own.scaleBy(x: CGFloat(pixels.width) / size.width, y: CGFloat(pixels.height) / size.height)
        self.size = size
        self.context = own
    }
}

extension CGContext {
    /// Draws a layer as large as a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let source = layer.context, let image = source === self ? source.makeImage() : picture(of: source) else { return }
        draw(image, in: rect)
    }

    /// A layer's pixels as they are, for as long as one call takes; a copy where they may be looked at later.
    private func picture(of source: CGContext) -> CGImage? {
        guard document == nil, let pixels = source.canvas.owner, source.bridge == nil else { return source.makeImage() }
        source.flush()
        return CGImage(buffer: pixels, isOpaque: source.canvas.ignoresAlpha)
    }

    /// Draws a layer in its own size, its corner at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}

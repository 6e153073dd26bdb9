/// A blurred image of the shape that casts a shadow, in the shadow's colour.
struct ShadowMask: Sendable {
    let image: CGImage
    /// The strength of the shadow at each pixel of the image, row by row.
    let coverage: [UInt8]
    /// The rectangle of the image in the layer's coordinates, without the shadow's offset.
    let rect: CGRect
    /// The stretchable part of the image, in the unit interval.
    let center: CGRect
}

/// The cache key of a shadow mask.
struct ShadowKey: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        /// A rounded rectangle whose sides are long enough for two complete corners. One mask serves all sizes.
        case corners(radius: CGFloat, CACornerMask, CALayerCornerCurve)
        case small(CGRect, radius: CGFloat, CACornerMask, CALayerCornerCurve)
        case path(CGPath)
    }

    let shape: Shape
    /// The standard deviation of the blur, in points.
    let radius: CGFloat
    /// Pixels per point.
    let scale: CGFloat
    let color: CGColor
}

extension ShadowMask {
    /// The maximum length of a side, in pixels.
    private static let limit: CGFloat = 2048

    init(_ key: ShadowKey) {
        switch key.shape {
        case .corners(let radius, let corners, let curve):
            // The size is rounded to whole pixels, so that the right and lower edges are exact.
            let side = ((Self.side(radius, curve, key.radius) * key.scale).rounded(.up) * 2 + 1) / key.scale
            let rect = CGRect(x: 0, y: 0, width: side, height: side)
            self.init(Self.outline(rect, radius, corners, curve), rect, key, isStretchable: true)
        case .small(let rect, let radius, let corners, let curve):
            self.init(Self.outline(rect, radius, corners, curve), rect, key, isStretchable: false)
        case .path(let path):
            self.init({ ShadowMask.fill(path, $0, $1) }, path.boundingBox, key, isStretchable: false)
        }
    }

    /// Returns the distance from a corner at which the sides of the shadow become uniform.
    static func side(_ radius: CGFloat, _ curve: CALayerCornerCurve, _ blur: CGFloat) -> CGFloat {
        radius * CALayer.expansionFactor(of: curve) + blur * 3 + 1
    }

    private typealias Fill = (PixelBuffer, CGAffineTransform) -> Void

    private static func outline(_ rect: CGRect, _ radius: CGFloat, _ corners: CACornerMask, _ curve: CALayerCornerCurve) -> Fill {
        { buffer, transform in
            guard let outline = Outline(rect, radius: radius, corners: corners, curve: curve, transform) else { return }
            _ = Canvas.borrowing(buffer) {
                Painter(canvas: $0, tools: PaintTools(width: buffer.width)).fill(outline, buffer.bounds, 0xFF00_0000)
            }
        }
    }

    private static func fill(_ path: CGPath, _ buffer: PixelBuffer, _ transform: CGAffineTransform) {
        let context = CGContext(drawingInto: buffer, userSpace: transform)
        context.addPath(path)
        context.fillPath()
        context.flush()
    }

    private init(_ draw: Fill, _ rect: CGRect, _ key: ShadowKey, isStretchable: Bool) {
        let longestSide = max(rect.width, rect.height)
        let scale = min(key.scale, Self.limit / max(longestSide, 1))
        let blur = BoxBlur(deviation: Double(key.radius * scale))
        let margin = blur.extent + 1
        // The image begins a whole number of pixels before the shape's corner, so that the shape's edges stay at the
        // same pixels.
        let width = Int((rect.width * scale).rounded(.up)) + 2 * margin
        let height = Int((rect.height * scale).rounded(.up)) + 2 * margin
        let buffer = PixelBuffer(width: width, height: height)
        draw(
            buffer,
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: CGFloat(margin) - rect.minX * scale, ty: CGFloat(margin) - rect.minY * scale))
        coverage = ShadowBlur.apply(blur, to: buffer, color: key.color)
        image = CGImage(buffer: buffer, isOpaque: false)
        let padding = CGFloat(margin) / scale
        self.rect = CGRect(x: rect.minX - padding, y: rect.minY - padding, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        center = isStretchable ? Self.middle(width, height) : LayerProperties.unitRect
    }

    /// Returns the centre pixel, whose neighbours have the same value, as a rectangle in the unit interval.
    private static func middle(_ width: Int, _ height: Int) -> CGRect {
        CGRect(
            x: CGFloat(width / 2) / CGFloat(width), y: CGFloat(height / 2) / CGFloat(height), width: 1 / CGFloat(width),
            height: 1 / CGFloat(height))
    }
}

/// Converts a drawing to its shadow.
enum ShadowBlur {
    /// Blurs and colours the alpha of an image. Returns the blurred alpha.
    @discardableResult static func apply(_ blur: BoxBlur, to buffer: PixelBuffer, color: CGColor) -> [UInt8] {
        let (width, height) = (buffer.width, buffer.height)
        var alpha = [UInt8](repeating: 0, count: width * height)
        let pixels = (0...255).map { PixelMath.pixel(color.rgba, alpha: Double($0) / 255) }
        _ = Canvas.borrowing(buffer) { canvas in
            alpha.withUnsafeMutableBufferPointer { alpha in
                guard let alpha = alpha.baseAddress else { return }
                for y in 0..<height {
                    let row = canvas.row(y)
                    for x in 0..<width { alpha[y * width + x] = UInt8(truncatingIfNeeded: row[x] >> 24) }
                }
                blur.apply(to: alpha, width: width, height: height, bytesPerRow: width)
                for y in 0..<height {
                    let row = canvas.row(y)
                    for x in 0..<width { row[x] = pixels[Int(alpha[y * width + x])] }
                }
            }
        }
        return alpha
    }
}

extension CALayer {
    /// Returns the value of ``cornerCurveExpansionFactor(_:)``, on any thread.
    nonisolated static func expansionFactor(of curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? CGFloat(ContinuousCorner.sideLength) : 1
    }
}

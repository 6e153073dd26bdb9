import Testing

@testable import QuartzCore

/// The compositor's own kernels, compared with the pixels that Cairo draws.
@MainActor struct AgainstCairoTests {
    private static let side = 96

    /// Returns the pixels that a context draws over white.
    private func cairo(_ draw: (CGContext) -> Void) -> Pixels {
        let buffer = PixelBuffer(width: Self.side, height: Self.side)
        let context = CGContext(drawingInto: buffer, scale: 1)
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        draw(context)
        context.flush()
        return Pixels(buffer)
    }

    /// Returns the largest difference of a channel, and the mean of all.
    private func difference(_ one: Pixels, _ other: Pixels) -> (largest: Int, mean: Double) {
        var (largest, sum) = (0, 0)
        for y in 0..<Self.side {
            for x in 0..<Self.side {
                for shift: UInt32 in [0, 8, 16] {
                    let off = abs(Int(one[x, y] >> shift & 255) - Int(other[x, y] >> shift & 255))
                    largest = max(largest, off)
                    sum += off
                }
            }
        }
        return (largest, Double(sum) / Double(3 * Self.side * Self.side))
    }

    private static let turn = CGAffineTransform(a: 0.8, b: 0.5, c: -0.5, d: 0.8, tx: 0, ty: 0)

    private var turned: CGAffineTransform {
        CGAffineTransform(translationX: -30, y: -20).concatenating(Self.turn).concatenating(CGAffineTransform(translationX: 48, y: 48))
    }

    private func screen(_ layer: CALayer) -> Pixels {
        let screen = Screen(Self.side, Self.side)
        layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
        layer.position = CGPoint(x: 48, y: 48)
        layer.setAffineTransform(Self.turn)
        screen.root.addSublayer(layer)
        screen.draw()
        return screen.pixels
    }

    @Test func rotatedImagesMatchCairos() {
        let buffer = PixelBuffer(width: 60, height: 40)
        _ = Canvas.borrowing(buffer) { canvas in
            for y in 0..<40 {
                for x in 0..<60 { canvas.row(y)[x] = 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 6) << 8 | UInt32((x + y) * 2) }
            }
        }
        let image = CGImage(buffer: buffer, isOpaque: true)
        let layer = CALayer()
        layer.contents = image
        let expected = cairo { context in
            context.concatenate(turned)
            context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 60, height: 40), interpolation: .low)
        }
        let off = difference(screen(layer), expected)
        #expect(off.mean < 1, "mean \(off.mean), largest \(off.largest)")
    }

    @Test(arguments: [1, 0.6]) func roundRectanglesMatchCairos(alpha: CGFloat) {
        let color = CGColor(srgbRed: 0.2, green: 0.5, blue: 0.9, alpha: alpha)
        let layer = CALayer()
        layer.backgroundColor = color
        layer.cornerRadius = 12
        let expected = cairo { context in
            context.concatenate(turned)
            context.setFillColor(color)
            context.addPath(
                CGPath(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 40), cornerWidth: 12, cornerHeight: 12, transform: nil))
            context.fillPath()
        }
        let off = difference(screen(layer), expected)
        #expect(off.largest <= 20 && off.mean < 0.2, "mean \(off.mean), largest \(off.largest)")
    }

    @Test(arguments: [CGColor(gray: 0, alpha: 1), CGColor(srgbRed: 0.9, green: 0.2, blue: 0.1, alpha: 0.8)])
    func rotatedShadowsMatchTheContexts(color: CGColor) {
        let fill = CGColor(srgbRed: 0.2, green: 0.5, blue: 0.9, alpha: 1)
        let layer = CALayer()
        layer.backgroundColor = fill
        layer.cornerRadius = 12
        (layer.shadowColor, layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (color, 1, 8, .zero)
        let expected = cairo { context in
            context.setShadow(offset: .zero, blur: 16 * hypot(0.8, 0.5), color: color)
            context.concatenate(turned)
            context.setFillColor(fill)
            context.addPath(
                CGPath(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 40), cornerWidth: 12, cornerHeight: 12, transform: nil))
            context.fillPath()
        }
        let off = difference(screen(layer), expected)
        #expect(off.largest <= 20 && off.mean < 1, "mean \(off.mean), largest \(off.largest)")
    }

    @Test func gradientsMatchCairos() throws {
        let colors = [CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]))
        let layer = CAGradientLayer()
        layer.colors = colors
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.5))
        let expected = cairo { context in
            context.concatenate(turned)
            context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 40))
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 60, y: 20), options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        let off = difference(screen(layer), expected)
        #expect(off.mean < 1, "mean \(off.mean), largest \(off.largest)")
    }
}

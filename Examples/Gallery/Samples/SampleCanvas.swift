import UIKit

/// A bitmap with its origin bottom left, and brushes that all scenes share.
struct SampleCanvas {
    let context: CGContext
    let size: CGSize
    let palette: SamplePalette
    private var seed: UInt64

    init(context: CGContext, size: CGSize, palette: SamplePalette, seed: UInt64) {
        self.context = context
        self.size = size
        self.palette = palette
        self.seed = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    /// Returns the next pseudo-random number of a sequence that is the same in every run.
    mutating func random(_ range: ClosedRange<CGFloat>) -> CGFloat {
        seed ^= seed << 13
        seed ^= seed >> 7
        seed ^= seed << 17
        return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(seed % 10_000) / 9_999
    }

    /// Fills the area above a height with the sky.
    func paintSky(above horizon: CGFloat) {
        fill(CGRect(x: 0, y: horizon, width: size.width, height: size.height - horizon), with: palette.sky)
    }

    /// Fills a rectangle with a gradient from its lower to its upper edge.
    func fill(_ rect: CGRect, with colors: [CGColor]) {
        guard let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil) else { return }
        context.saveGState()
        context.clip(to: rect)
        context.drawLinearGradient(
            gradient, start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        context.restoreGState()
    }

    /// Paints a disc with a soft glow.
    func paintSun(at center: CGPoint, radius: CGFloat) {
        let glow = [palette.sun.copy(alpha: 0.7), palette.sun.copy(alpha: 0)].compactMap { $0 }
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: glow, locations: nil) {
            context.drawRadialGradient(
                gradient, startCenter: center, startRadius: radius * 0.8, endCenter: center, endRadius: radius * 4, options: [])
        }
        context.setFillColor(palette.sun)
        context.fillEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }

    /// Fills the area below a line of heights, given from the left to the right edge.
    func fillBelow(_ heights: [CGFloat], isSmooth: Bool, _ color: CGColor) {
        let step = size.width / CGFloat(heights.count - 1)
        let points = heights.enumerated().map { CGPoint(x: CGFloat($0.offset) * step, y: $0.element) }
        context.beginPath()
        context.move(to: .zero)
        context.addLine(to: points[0])
        for (last, point) in zip(points, points.dropFirst()) {
            guard isSmooth else {
                context.addLine(to: point)
                continue
            }
            let middle = (last.x + point.x) / 2
            context.addCurve(to: point, control1: CGPoint(x: middle, y: last.y), control2: CGPoint(x: middle, y: point.y))
        }
        context.addLine(to: CGPoint(x: size.width, y: 0))
        context.closePath()
        context.setFillColor(color)
        context.fillPath()
    }

    func fill(_ points: [CGPoint], _ color: CGColor) {
        context.beginPath()
        context.addLines(between: points)
        context.closePath()
        context.setFillColor(color)
        context.fillPath()
    }
}

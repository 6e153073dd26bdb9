import CoreGraphics

/// Draws symbols on a grid of 24 by 24, with y pointing down.
///
/// Parts are drawn in order. Painted parts use the colour of their level. Cut-out parts erase the parts drawn before,
/// with a margin if they have a gap.
package struct SymbolPainter {
    /// The width of strokes, in units of the grid.
    package var lineWidth: CGFloat
    /// The colours by level; higher levels use the last colour. With one colour, all levels have that colour.
    package var colors: [CGColor]
    /// The gap between a badge and the symbol below it, in units of the grid.
    private static let gap: CGFloat = 1.5

    package init(lineWidth: CGFloat, colors: [CGColor]) {
        self.lineWidth = lineWidth
        self.colors = colors
    }

    /// Returns the bounds of the parts, without cut-out parts.
    package func bounds(of parts: [SymbolPart]) -> CGRect {
        let boxes = parts.compactMap { $0.effect.addsInk ? $0.ink.bounds(lineWidth: lineWidth * $0.strokeScale) : nil }
        return boxes.reduce(CGRect.null) { $0.union($1) }
    }

    package func draw(_ parts: [SymbolPart], in context: CGContext) {
        context.saveGState()
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for part in parts {
            switch part.effect {
            case .gap: cut(part, in: context, widening: 2 * Self.gap)
            case .cut: cut(part, in: context, widening: 0)
            case .contrast where colors.count < 2: cut(part, in: context, widening: 0)
            case .contrast, .paint: paint(part, in: context)
            }
        }
        context.restoreGState()
    }

    private func paint(_ part: SymbolPart, in context: CGContext) {
        guard let color = colors.isEmpty ? nil : colors[min(part.level, colors.count - 1)] else { return }
        context.saveGState()
        // A translucent colour must not be applied twice where strokes and fills overlap.
        context.setAlpha(color.alpha)
        context.beginTransparencyLayer()
        let opaque = color.copy(alpha: 1) ?? color
        context.setFillColor(opaque)
        context.setStrokeColor(opaque)
        draw(part, in: context, widening: 0)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func cut(_ part: SymbolPart, in context: CGContext, widening: CGFloat) {
        context.saveGState()
        context.setBlendMode(.destinationOut)
        context.setFillColor(CGColor(gray: 0, alpha: 1))
        context.setStrokeColor(CGColor(gray: 0, alpha: 1))
        draw(part, in: context, widening: widening)
        context.restoreGState()
    }

    private func draw(_ part: SymbolPart, in context: CGContext, widening: CGFloat) {
        if let fills = part.ink.fills {
            context.addPath(fills)
            context.fillPath()
            if widening > 0 { stroke(fills, width: widening, in: context) }
        }
        if let strokes = part.ink.strokes { stroke(strokes, width: lineWidth * part.strokeScale + widening, in: context) }
    }

    private func stroke(_ path: CGPath, width: CGFloat, in context: CGContext) {
        context.addPath(path)
        context.setLineWidth(width)
        context.strokePath()
    }
}

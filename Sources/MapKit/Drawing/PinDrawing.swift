import UIKitCore

/// Draws a pin.
@MainActor enum PinDrawing {
    static func draw(_ color: UIColor, in bounds: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let tip = CGPoint(x: bounds.midX, y: bounds.maxY - 2)
        context.setFillColor(UIColor.black.withAlphaComponent(0.25).cgColor)
        context.fillEllipse(in: CGRect(x: tip.x - 4, y: tip.y - 1.5, width: 8, height: 3))
        drawNeedle(in: context, from: bounds.minY + 16, to: tip)
        drawHead(in: context, CGRect(x: bounds.midX - 8, y: bounds.minY + 1, width: 16, height: 16), color)
    }

    private static func drawNeedle(in context: CGContext, from top: CGFloat, to tip: CGPoint) {
        context.setFillColor(UIColor(white: 0.45, alpha: 1).cgColor)
        context.move(to: CGPoint(x: tip.x - 1.25, y: top))
        context.addLine(to: CGPoint(x: tip.x + 1.25, y: top))
        context.addLine(to: CGPoint(x: tip.x + 0.4, y: tip.y))
        context.addLine(to: CGPoint(x: tip.x - 0.4, y: tip.y))
        context.closePath()
        context.fillPath()
    }

    private static func drawHead(in context: CGContext, _ frame: CGRect, _ color: UIColor) {
        context.setFillColor(color.cgColor)
        context.fillEllipse(in: frame)
        context.setStrokeColor(UIColor.black.withAlphaComponent(0.2).cgColor)
        context.setLineWidth(0.5)
        context.strokeEllipse(in: frame.insetBy(dx: 0.25, dy: 0.25))
        context.setFillColor(UIColor.white.withAlphaComponent(0.55).cgColor)
        context.fillEllipse(in: CGRect(x: frame.minX + 3.5, y: frame.minY + 3, width: 5, height: 4.5))
    }
}

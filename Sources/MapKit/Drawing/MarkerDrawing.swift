import UIKitCore

/// Draws the balloon of a marker.
@MainActor enum MarkerDrawing {
    static func draw(_ color: UIColor, in bounds: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let radius = bounds.width / 2 - 1
        let middle = CGPoint(x: bounds.midX, y: bounds.minY + radius + 1)
        let path = CGMutablePath()
        let tail: CGFloat = 0.32 * .pi
        path.addArc(center: middle, radius: radius, startAngle: .pi / 2 + tail, endAngle: .pi / 2 - tail, clockwise: false)
        path.addQuadCurve(to: CGPoint(x: bounds.midX, y: bounds.maxY - 0.5), control: CGPoint(x: middle.x + 4, y: middle.y + radius))
        let left = CGPoint(x: middle.x + radius * cos(.pi / 2 + tail), y: middle.y + radius * sin(.pi / 2 + tail))
        path.addQuadCurve(to: left, control: CGPoint(x: middle.x - 4, y: middle.y + radius))
        path.closeSubpath()
        context.addPath(path)
        context.setFillColor(color.cgColor)
        context.fillPath()
        context.addPath(path)
        context.setStrokeColor(UIColor.white.withAlphaComponent(0.9).cgColor)
        context.setLineWidth(1)
        context.strokePath()
    }
}

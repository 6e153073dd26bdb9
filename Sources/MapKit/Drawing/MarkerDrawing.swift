import UIKitCore

/// Draws the balloon of a marker.
@MainActor enum MarkerDrawing {
    static func draw(_ color: UIColor, in bounds: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let radius = bounds.width / 2 - 1
        let center = CGPoint(x: bounds.midX, y: bounds.minY + radius + 1)
        let path = CGMutablePath()
        let tailAngle: CGFloat = 0.32 * .pi
        path.addArc(center: center, radius: radius, startAngle: .pi / 2 + tailAngle, endAngle: .pi / 2 - tailAngle, clockwise: false)
        path.addQuadCurve(to: CGPoint(x: bounds.midX, y: bounds.maxY - 0.5), control: CGPoint(x: center.x + 4, y: center.y + radius))
        let left = CGPoint(x: center.x + radius * cos(.pi / 2 + tailAngle), y: center.y + radius * sin(.pi / 2 + tailAngle))
        path.addQuadCurve(to: left, control: CGPoint(x: center.x - 4, y: center.y + radius))
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

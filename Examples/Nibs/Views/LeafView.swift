import UIKit

/// A drawing of a leaf.
final class LeafView: UIView {
    /// Whether the leaf is evergreen. The nib may set it.
    @IBInspectable var isEvergreen: Bool = false { didSet { setNeedsDisplay() } }
    /// The width of the vein, in points.
    @IBInspectable var vein: CGFloat = 1 { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        let leaf = UIBezierPath()
        let box = bounds.insetBy(dx: 2, dy: 2)
        leaf.move(to: CGPoint(x: box.minX, y: box.maxY))
        leaf.addQuadCurve(to: CGPoint(x: box.maxX, y: box.minY), controlPoint: CGPoint(x: box.minX, y: box.minY))
        leaf.addQuadCurve(to: CGPoint(x: box.minX, y: box.maxY), controlPoint: CGPoint(x: box.maxX, y: box.maxY))
        (isEvergreen ? UIColor.systemGreen : .systemOrange).setFill()
        leaf.fill()
        let line = UIBezierPath()
        line.move(to: CGPoint(x: box.minX, y: box.maxY))
        line.addLine(to: CGPoint(x: box.midX + box.width / 4, y: box.midY - box.height / 4))
        line.lineWidth = vein
        UIColor.systemBackground.setStroke()
        line.stroke()
    }
}

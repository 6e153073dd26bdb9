import UIKit

/// Shapes that several pages draw.
enum Shapes {
    /// A star of five points that touches the rectangle's top.
    @MainActor static func star(in rect: CGRect) -> UIBezierPath {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let outer = min(rect.width, rect.height) / 2
        let path = UIBezierPath()
        for corner in 0..<10 {
            let radius = corner.isMultiple(of: 2) ? outer : outer * 0.42
            let angle = -CGFloat.pi / 2 + CGFloat(corner) * .pi / 5
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}

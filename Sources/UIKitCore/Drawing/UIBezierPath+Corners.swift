extension CGMutablePath {
    /// The distance of a control point from the corner as a fraction of the radius: `1 - 4/3·tan(π/8)` approximates a
    /// quarter circle.
    private static let controlPointDistance: CGFloat = 1 - 0.5522847498307936

    /// Adds a rectangle with some corners rounded to quarter ellipses. The subpath begins on the top side and runs
    /// clockwise in a view.
    func addRoundedCorners(_ corners: UIRectCorner, of rect: CGRect, radii: CGSize) {
        let rx = min(max(radii.width, 0), rect.width / 2)
        let ry = min(max(radii.height, 0), rect.height / 2)
        guard rx > 0, ry > 0, !rect.isNull else { return addRect(rect) }
        let cornerVectors: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -rx, dy: 0), CGVector(dx: 0, dy: ry)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -ry), CGVector(dx: -rx, dy: 0)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: rx, dy: 0), CGVector(dx: 0, dy: -ry)),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: ry), CGVector(dx: rx, dy: 0)),
        ]
        let first = corners.contains(.topLeft) ? CGPoint(x: rect.minX + rx, y: rect.minY) : rect.origin
        move(to: first)
        // The top left corner is last, because the subpath begins after it.
        for (corner, point, before, after) in cornerVectors {
            guard corners.contains(corner) else {
                if point != first { addLine(to: point) }
                continue
            }
            func pointAlong(_ vector: CGVector, _ fraction: CGFloat) -> CGPoint {
                CGPoint(x: point.x + vector.dx * fraction, y: point.y + vector.dy * fraction)
            }
            addLine(to: pointAlong(before, 1))
            addCurve(
                to: pointAlong(after, 1), control1: pointAlong(before, Self.controlPointDistance),
                control2: pointAlong(after, Self.controlPointDistance))
        }
        closeSubpath()
    }
}

/// The positions at which a line enters or leaves a shape.
struct LineCuts {
    private let shape: CGPath
    private let polygons: [[CGPoint]]
    private let rule: CGPathFillRule
    private let keepsInside: Bool
    private let tolerance: CGFloat

    init(_ shape: CGPath, _ rule: CGPathFillRule, keepsInside: Bool) {
        let box = shape.boundingBox
        tolerance = max(box.isNull ? 1 : max(box.width, box.height), 1e-6) / 20_000
        polygons = shape.flattened(tolerance: tolerance)
        self.shape = shape
        self.rule = rule
        self.keepsInside = keepsInside
    }

    /// Returns the parts of a curve inside or outside of the shape, as parameters 0…1.
    func pieces(of curve: ShapeEdges.Curve, isLine: Bool) -> [(Double, Double)] {
        let count = isLine ? 1 : curve.segmentCount(tolerance: tolerance)
        var parameters = [0.0, 1.0]
        for piece in 0..<count {
            let (from, to) = (Double(piece) / Double(count), Double(piece + 1) / Double(count))
            for t in intersections(from: curve.point(from), to: curve.point(to)) { parameters.append(from + (to - from) * t) }
        }
        parameters.sort()
        var result: [(Double, Double)] = []
        for (from, to) in zip(parameters, parameters.dropFirst()) where to - from > 1e-9 {
            guard shape.contains(curve.point((from + to) / 2), using: rule) == keepsInside else { continue }
            if let last = result.last, last.1 == from { result[result.count - 1].1 = to } else { result.append((from, to)) }
        }
        return result
    }

    /// Returns the intersections of the shape's edge with the line between two points, 0…1.
    private func intersections(from a: CGPoint, to b: CGPoint) -> [Double] {
        polygons.flatMap { polygon in
            zip(polygon, polygon.dropFirst() + polygon.prefix(1)).compactMap { Self.crossing(a, b, $0, $1) }
        }
    }

    /// Returns the position 0…1 on the line from `a` to `b` at which the line from `p` to `q` crosses; `nil` without
    /// a crossing.
    private static func crossing(_ a: CGPoint, _ b: CGPoint, _ p: CGPoint, _ q: CGPoint) -> Double? {
        let (rx, ry, sx, sy) = (b.x - a.x, b.y - a.y, q.x - p.x, q.y - p.y)
        let cross = rx * sy - ry * sx
        guard cross != 0 else { return nil }
        let t = ((p.x - a.x) * sy - (p.y - a.y) * sx) / cross
        let u = ((p.x - a.x) * ry - (p.y - a.y) * rx) / cross
        guard t > 0, t < 1, u >= 0, u <= 1 else { return nil }
        return Double(t)
    }
}

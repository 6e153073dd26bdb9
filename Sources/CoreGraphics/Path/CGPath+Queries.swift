extension CGPath {
    /// The smallest rectangle around all points of the path, control points too; `.null` of an empty path.
    public var boundingBox: CGRect { Self.box(around: steps.flatMap(\.points)) }

    /// The smallest rectangle around the path itself; `.null` of an empty path.
    public var boundingBoxOfPath: CGRect {
        var points: [CGPoint] = []
        forEachSegment { start, step in
            points.append(start)
            points += Self.extremes(from: start, step)
        }
        return points.isEmpty ? boundingBox : Self.box(around: points)
    }

    /// Whether a point is inside; open parts count as closed by a line.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = transform.isIdentity ? point : point.applying(transform.inverted())
        let winding = flattened(tolerance: 0.05).reduce(0) { $0 + Self.winding(of: $1, around: point) }
        let crossings = flattened(tolerance: 0.05).reduce(0) { $0 + Self.crossings(of: $1, rightOf: point) }
        return rule == .winding ? winding != 0 : crossings % 2 == 1
    }

    /// The rectangle, if the path is one with upright sides; of these only its four sides and a close.
    package var uprightRect: CGRect? {
        guard steps.count == 5 || (steps.count == 6 && steps[5] == .close) else { return nil }
        guard case .move(let a) = steps[0], case .line(let b) = steps[1], case .line(let c) = steps[2], case .line(let d) = steps[3]
        else { return nil }
        if steps.count == 6 { guard steps[4] == .line(a) else { return nil } } else { guard steps[4] == .close else { return nil } }
        let horizontalFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let verticalFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard horizontalFirst || verticalFirst else { return nil }
        return Self.box(around: [a, c])
    }

    private static func box(around points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points.dropFirst() {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private static func winding(of polygon: [CGPoint], around point: CGPoint) -> Int {
        edges(of: polygon).reduce(0) { sum, edge in
            let (a, b) = edge
            guard (a.y <= point.y) != (b.y <= point.y) else { return sum }
            let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
            if a.y <= point.y { return side > 0 ? sum + 1 : sum }
            return side < 0 ? sum - 1 : sum
        }
    }

    private static func crossings(of polygon: [CGPoint], rightOf point: CGPoint) -> Int {
        edges(of: polygon).count { a, b in
            guard (a.y <= point.y) != (b.y <= point.y) else { return false }
            return point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        }
    }

    private static func edges(of polygon: [CGPoint]) -> Zip2Sequence<[CGPoint], [CGPoint]> {
        zip(polygon, Array(polygon.dropFirst()) + polygon.prefix(1))
    }
}

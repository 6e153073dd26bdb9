extension CGPath {
    /// The bounding box of all points of the path, including control points; `.null` for an empty path.
    public var boundingBox: CGRect { PointBox(around: steps).rect }

    /// The bounding box of the path itself; `.null` for an empty path. Moves without a following element are
    /// included.
    public var boundingBoxOfPath: CGRect {
        var box = PointBox()
        for step in steps {
            if case .move(let point) = step { box.add(point) }
        }
        forEachSegment { start, step in
            for point in Self.extremes(from: start, step) { box.add(point) }
        }
        return box.rect
    }

    /// Returns whether a point is inside of the path. Open subpaths are closed by a line. A point that is not finite is
    /// outside.
    ///
    /// `transform` is applied to the path first. With a singular transform, no point is inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        guard transform.isInvertible else { return false }
        let point = transform.isIdentity ? point : point.applying(transform.inverted())
        let box = boundingBox
        guard point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY else { return false }
        // An error of a thousandth of the shape's size is below the resolution of screens.
        let polygons = flattened(tolerance: max(1e-6, min(0.05, max(box.width, box.height) / 1000)))
        switch rule {
        case .winding: return polygons.reduce(0) { $0 + Self.winding(of: $1, around: point) } != 0
        case .evenOdd: return polygons.reduce(0) { $0 + Self.crossings(of: $1, rightOf: point) } % 2 == 1
        }
    }

    /// The rectangle that the path consists of; `nil` if the path is not exactly four axis-aligned sides and a close.
    package var axisAlignedRect: CGRect? {
        let steps = steps
        guard steps.count == 5 || (steps.count == 6 && steps[5] == .close) else { return nil }
        guard case .move(let a) = steps[0], case .line(let b) = steps[1], case .line(let c) = steps[2], case .line(let d) = steps[3]
        else { return nil }
        if steps.count == 6 { guard steps[4] == .line(a) else { return nil } } else { guard steps[4] == .close else { return nil } }
        let horizontalFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let verticalFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard horizontalFirst || verticalFirst else { return nil }
        return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    }

    private static func winding(of polygon: [CGPoint], around point: CGPoint) -> Int {
        edges(of: polygon).reduce(0) { sum, edge in
            guard ray(from: point, crosses: edge) else { return sum }
            return edge.0.y < edge.1.y ? sum + 1 : sum - 1
        }
    }

    private static func crossings(of polygon: [CGPoint], rightOf point: CGPoint) -> Int {
        edges(of: polygon).count { ray(from: point, crosses: $0) }
    }

    /// Returns whether a ray from the point to the right crosses the edge. The result does not depend on the edge's
    /// direction.
    private static func ray(from point: CGPoint, crosses edge: (CGPoint, CGPoint)) -> Bool {
        let (low, high) = edge.0.y < edge.1.y ? edge : (edge.1, edge.0)
        guard low.y <= point.y, point.y < high.y else { return false }
        return (high.x - low.x) * (point.y - low.y) > (point.x - low.x) * (high.y - low.y)
    }

    private static func edges(of polygon: [CGPoint]) -> Zip2Sequence<[CGPoint], [CGPoint]> {
        zip(polygon, Array(polygon.dropFirst()) + polygon.prefix(1))
    }
}

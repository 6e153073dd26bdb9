extension CGPath {
    /// Returns the shape of all points for which `isInside` returns `true`. Its arguments are whether a point is
    /// inside of this path and of the other.
    ///
    /// The paths are converted to straight edges on an integer grid (``ShapeEdges``). The edges are cut until they
    /// meet only at their ends (``EdgeCutter``). A sweep finds the edges that separate inside from outside
    /// (``EdgeSweep``), and these borders are connected to loops (``BorderLoops``). The loops contain the original
    /// curves again. Exact integer arithmetic makes the result robust.
    func combined(with other: CGPath?, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool) -> CGPath {
        var edges = ShapeEdges([self] + (other.map { [$0] } ?? []))
        guard let pieces = EdgeCutter.cut(edges.edges) else {
            Diagnostics.report(
                "path.too-many-crossings", "CGPath: shapes whose edges cross more than two million times are not put together.")
            return CGPath(steps: [])
        }
        edges.replace(pieces)
        let borders = EdgeSweep.borders(pieces) { isInside(rule.fills($0.x), rule.fills($0.y)) }
        return CGPath(steps: BorderLoops.loops(edges, borders).flatMap { $0 })
    }

    /// Returns the parts of this path's line inside or outside of another shape. Adjoining parts are connected.
    func line(cutBy other: CGPath, _ rule: CGPathFillRule, keepsInside: Bool) -> CGPath {
        var result: [PathStep] = []
        var last: CGPoint?
        let cuts = LineCuts(other, rule, keepsInside: keepsInside)
        forEachSegment { start, step in
            guard let end = step.end else { return }
            let (a, b): (CGPoint, CGPoint)
            switch Self.cubic(start, step) {
            case .curve(let first, let second, _): (a, b) = (first, second)
            default:
                (a, b) = (
                    CGPoint(x: start.x + (end.x - start.x) / 3, y: start.y + (end.y - start.y) / 3),
                    CGPoint(x: start.x + (end.x - start.x) * 2 / 3, y: start.y + (end.y - start.y) * 2 / 3)
                )
            }
            let curve = ShapeEdges.Curve(start: start, a: a, b: b, end: end)
            var isLine = false
            if case .line = step { isLine = true }
            for (from, to) in cuts.pieces(of: curve, isLine: isLine) {
                let (first, second) = (curve.point(from), curve.point(to))
                if last != first { result.append(.move(first)) }
                let (c, d) = curve.controls(from: from, to: to)
                result.append(isLine ? .line(second) : .curve(c, d, second))
                last = second
            }
        }
        return CGPath(steps: result)
    }

    /// The signed area of the flattened path: positive for a counterclockwise path if the y axis points up.
    var signedArea: CGFloat {
        flattened(tolerance: max(1e-6, max(boundingBox.width, boundingBox.height) / 20_000)).reduce(0) { sum, polygon in
            zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(sum) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
        }
    }

    /// The midpoint of the first element with a length; `nil` without such an element.
    var pointOnEdge: CGPoint? {
        var found: CGPoint?
        forEachSegment { start, step in
            guard found == nil, let end = step.end, start != end else { return }
            if case .curve(let a, let b, _) = Self.cubic(start, step) {
                found = ShapeEdges.Curve(start: start, a: a, b: b, end: end).point(0.5)
            } else {
                found = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
            }
        }
        return found
    }
}

extension CGPathFillRule {
    /// Returns whether a point with this winding number is inside.
    func fills(_ windingNumber: Int32) -> Bool { self == .winding ? windingNumber != 0 : windingNumber & 1 != 0 }
}

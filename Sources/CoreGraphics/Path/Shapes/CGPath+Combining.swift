extension CGPath {
    /// The shape of the places for which `isInside` answers yes, told whether they are inside of this path and of the other.
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

    /// The pieces of this path's line in or out of another shape, one after the other as far as they hang together.
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

    /// Above 0 where the path goes around counterclockwise, as seen with y upwards; the area of its straight pieces.
    var signedArea: CGFloat {
        flattened(tolerance: max(1e-6, max(boundingBox.width, boundingBox.height) / 20_000)).reduce(0) { sum, polygon in
            zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(sum) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
        }
    }

    /// The middle of the first step.
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
    /// Whether a place is inside that an edge goes around that often.
    func fills(_ turns: Int32) -> Bool { self == .winding ? turns != 0 : turns & 1 != 0 }
}

/// A subpath as the ends of straight pieces. Adjacent points differ.
struct StrokeLine {
    private(set) var points: [CGPoint]
    /// For each point, whether it lies within a curve, where pieces need no join.
    private(set) var isSmooth = [false]

    /// - Parameters:
    ///   - part: The subpath.
    ///   - radius: The distance of the stroke's sides from its centre.
    ///   - tolerance: The maximum deviation of a side from its curve.
    init(_ part: CGPath.Subpath, radius: CGFloat, tolerance: CGFloat) {
        points = [part.start]
        var current = part.start
        for step in part.steps {
            add(current, step, radius, tolerance)
            current = step.end ?? part.start
        }
        if part.isClosed { append(part.start, isSmooth: false) }
    }

    private mutating func add(_ start: CGPoint, _ step: PathStep, _ radius: CGFloat, _ tolerance: CGFloat) {
        guard case .curve(let a, let b, let end) = CGPath.cubic(start, step) else {
            if let end = step.end { append(end, isSmooth: false) }
            return
        }
        let curve = ShapeEdges.Curve(start: start, a: a, b: b, end: end)
        // The outer side of a bend is longer than the centre line. It needs as many pieces as an arc with the pen's
        // radius and the same angle.
        let arcPieces = (curve.turningAngle * (radius / (8 * tolerance)).squareRoot()).rounded(.up)
        let count = max(curve.segmentCount(tolerance: tolerance), arcPieces.isFinite ? Int(min(256, arcPieces)) : 1)
        for piece in 1...count { append(curve.point(Double(piece) / Double(count)), isSmooth: piece < count) }
    }

    private mutating func append(_ point: CGPoint, isSmooth smooth: Bool) {
        guard points[points.count - 1] != point else {
            isSmooth[points.count - 1] = isSmooth[points.count - 1] && smooth
            return
        }
        points.append(point)
        isSmooth.append(smooth)
    }
}

extension ShapeEdges.Curve {
    /// An upper bound of the angle by which the curve turns, in radians: the sum of its control polygon's angles.
    fileprivate var turningAngle: CGFloat {
        let points = [start, a, b, end]
        let directions = zip(points, points.dropFirst()).map { CGVector(dx: $1.x - $0.x, dy: $1.y - $0.y) }
            .filter { $0.dx != 0 || $0.dy != 0 }
        return zip(directions, directions.dropFirst()).reduce(0) { sum, pair in
            let (v, w) = pair
            return sum + abs(atan2(v.dx * w.dy - v.dy * w.dx, v.dx * w.dx + v.dy * w.dy))
        }
    }
}

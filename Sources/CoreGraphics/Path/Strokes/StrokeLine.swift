/// A part of a path as the points of straight pieces, no two of which are the same.
struct StrokeLine {
    private(set) var points: [CGPoint]
    /// By point: whether it lies within a curve, where lines do not meet but go on.
    private(set) var isSmooth = [false]

    init(_ part: CGPath.Part, tolerance: CGFloat) {
        points = [part.start]
        var current = part.start
        for step in part.steps {
            add(current, step, tolerance)
            current = step.end ?? part.start
        }
        if part.isClosed { append(part.start, isSmooth: false) }
    }

    private mutating func add(_ start: CGPoint, _ step: PathStep, _ tolerance: CGFloat) {
        guard case .curve(let a, let b, let end) = CGPath.cubic(start, step) else {
            if let end = step.end { append(end, isSmooth: false) }
            return
        }
        let curve = ShapeEdges.Curve(start: start, a: a, b: b, end: end)
        let count = curve.pieces(tolerance: tolerance)
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

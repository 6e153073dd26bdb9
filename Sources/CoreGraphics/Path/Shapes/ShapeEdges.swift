/// The edges of up to two shapes as straight pieces, and the original curves.
struct ShapeEdges {
    /// An original curve with its control points.
    struct Curve {
        var start: CGPoint
        var a: CGPoint
        var b: CGPoint
        var end: CGPoint
    }

    let grid: ShapeGrid
    private(set) var edges: [ShapeEdge] = []
    private(set) var curves: [Curve] = []
    /// The maximum deviation of a straight piece from its curve, in the path's unit.
    private let tolerance: CGFloat

    /// - Parameter paths: One or two paths. Open subpaths are closed, unless `closes` is `false` for the path.
    init(_ paths: [CGPath], closes: [Bool] = [true, true]) {
        let box = paths.reduce(CGRect.null) { $0.union($1.boundingBox) }
        grid = ShapeGrid(around: box.isNull ? .zero : box)
        tolerance = box.isNull ? 1 : max(box.width, box.height, 1e-6) / 20_000
        for (index, path) in paths.enumerated() {
            for part in path.subpaths { add(part, shape: index, isClosed: closes[index]) }
        }
    }

    private mutating func add(_ part: CGPath.Subpath, shape: Int, isClosed: Bool) {
        var current = part.start
        for step in part.steps {
            add(current, step, shape)
            current = step.end ?? part.start
        }
        if isClosed || part.isClosed { add(current, .line(part.start), shape) }
    }

    private mutating func add(_ start: CGPoint, _ step: PathStep, _ shape: Int) {
        guard case .curve(let a, let b, let end) = CGPath.cubic(start, step) else {
            if let end = step.end, let edge = ShapeEdge(grid.gridPoint(start), grid.gridPoint(end), shape: shape) { edges.append(edge) }
            return
        }
        let curve = Curve(start: start, a: a, b: b, end: end)
        let index = Int32(curves.count)
        curves.append(curve)
        let count = curve.segmentCount(tolerance: tolerance)
        var last = grid.gridPoint(start)
        for piece in 1...count {
            let next = grid.gridPoint(curve.point(Double(piece) / Double(count)))
            let (from, to) = (Double(piece - 1) / Double(count), Double(piece) / Double(count))
            if let edge = ShapeEdge(last, next, shape: shape, curve: index, from: from, to: to) { edges.append(edge) }
            last = next
        }
    }

    /// Replaces the edges by pieces that meet only at their ends.
    mutating func replace(_ edges: [ShapeEdge]) { self.edges = edges }
}

extension ShapeEdges.Curve {
    /// Returns the number of straight pieces for a maximum deviation; at most 256.
    func segmentCount(tolerance: CGFloat) -> Int {
        let secondDifference = max(
            hypot(start.x - 2 * a.x + b.x, start.y - 2 * a.y + b.y), hypot(a.x - 2 * b.x + end.x, a.y - 2 * b.y + end.y))
        let idealCount = (0.75 * secondDifference / tolerance).squareRoot().rounded(.up)
        return idealCount.isFinite ? Int(min(256, max(1, idealCount))) : 1
    }

    func point(_ time: Double) -> CGPoint {
        if time >= 1 { return end }
        let (t, u) = (CGFloat(time), CGFloat(1 - time))
        let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: w0 * start.x + w1 * a.x + w2 * b.x + w3 * end.x, y: w0 * start.y + w1 * a.y + w2 * b.y + w3 * end.y)
    }

    /// Returns the control points of the curve between two parameters, reversed if the first parameter is greater.
    func controls(from: Double, to: Double) -> (CGPoint, CGPoint) {
        let (t0, t1) = (CGFloat(from), CGFloat(to))
        return (blossom(t0, t0, t1), blossom(t0, t1, t1))
    }

    /// The polar form (blossom) of the curve. It is linear in each of the three parameters, and equals the curve if
    /// all three are equal.
    private func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
        func mix(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
            t == 1 ? q : CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
        }
        let (p, q, o) = (mix(start, a, r), mix(a, b, r), mix(b, end, r))
        return mix(mix(p, q, s), mix(q, o, s), t)
    }
}

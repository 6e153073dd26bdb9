/// The outline of a stroke as overlapping pieces with the same orientation: sides, joins and caps, each a closed
/// subpath.
///
/// Each subpath is flattened to straight pieces (``StrokeLine``). Each piece contributes a rectangle of the line's
/// width. Between two pieces, a join is added on the outer side: a circle, a triangle, or a mitered quadrilateral
/// within the miter limit. Within a curve, joins are bevelled. Open ends get caps, and a subpath without length gets
/// a dot. Filling all pieces by the winding rule gives the stroke; up to 20,000 pieces are merged to one shape
/// afterwards.
struct StrokeOutline {
    /// The maximum number of pieces that are merged. More pieces remain separate and fill the same area.
    static let maximumMergedPieces = 20_000

    private(set) var steps: [PathStep] = []
    private(set) var pieceCount = 0
    private let radius: CGFloat
    private let cap: CGLineCap
    private let join: CGLineJoin
    private let miterLimit: CGFloat

    /// The maximum deviation of a side from its curve, in the path's unit.
    private let tolerance: CGFloat

    /// - Parameter pathSize: The size of the path. A deviation of 1/5000 of the size is invisible.
    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, pathSize: CGFloat) {
        radius = width / 2
        tolerance = pathSize > 0 && pathSize.isFinite ? min(radius / 50, pathSize / 5_000) : radius / 50
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }

    mutating func add(_ part: CGPath.Subpath) {
        let line = StrokeLine(part, radius: radius, tolerance: tolerance)
        guard let first = line.points.first, let last = line.points.last else { return }
        guard line.points.count > 1 else { return addDot(at: first, isClosed: part.isClosed) }
        for (a, b) in zip(line.points, line.points.dropFirst()) { addSide(a, b) }
        for index in 1..<max(1, line.points.count - 1) {
            addCorner(line.points[index - 1], line.points[index], line.points[index + 1], isSmooth: line.isSmooth[index])
        }
        if part.isClosed {
            addCorner(line.points[line.points.count - 2], last, line.points[1], isSmooth: false)
        } else {
            addCap(at: first, from: line.points[1])
            addCap(at: last, from: line.points[line.points.count - 2])
        }
    }

    /// Adds the dot of a subpath without length, if the cap extends beyond the end.
    private mutating func addDot(at point: CGPoint, isClosed: Bool) {
        switch cap {
        case .butt: return
        case .round: addCircle(at: point)
        case .square:
            add([
                CGPoint(x: point.x - radius, y: point.y - radius), CGPoint(x: point.x + radius, y: point.y - radius),
                CGPoint(x: point.x + radius, y: point.y + radius), CGPoint(x: point.x - radius, y: point.y + radius),
            ])
        }
    }

    private mutating func addSide(_ a: CGPoint, _ b: CGPoint) {
        let n = normal(a, b)
        add([a.moved(n, -1), b.moved(n, -1), b.moved(n, 1), a.moved(n, 1)])
    }

    private mutating func addCap(at point: CGPoint, from inner: CGPoint) {
        switch cap {
        case .butt: return
        case .round: addCircle(at: point)
        case .square:
            let n = normal(inner, point)
            let ahead = CGVector(dx: n.dy, dy: -n.dx)
            add([point.moved(n, -1), point.moved(n, -1).moved(ahead, 1), point.moved(n, 1).moved(ahead, 1), point.moved(n, 1)])
        }
    }

    private mutating func addCorner(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, isSmooth: Bool) {
        let (n, m) = (normal(a, b), normal(b, c))
        let cross = n.dx * m.dy - n.dy * m.dx
        let dot = n.dx * m.dx + n.dy * m.dy
        guard abs(cross) > 1e-9 * radius * radius || dot < 0 else { return }
        // The outer side is opposite to the turn.
        let side: CGFloat = cross > 0 ? -1 : 1
        let (p, q) = (b.moved(n, side), b.moved(m, side))
        switch isSmooth ? .bevel : join {
        case .round: addCircle(at: b)
        case .bevel: addOriented([b, p, q])
        case .miter:
            // The distance of the tip is the radius divided by the cosine of half of the angle between the normals.
            let half = ((1 + dot / (radius * radius)) / 2).squareRoot()
            guard half > 0, 1 / half <= miterLimit else { return addOriented([b, p, q]) }
            let middle = CGVector(dx: n.dx + m.dx, dy: n.dy + m.dy)
            let factor = side * radius / half / hypot(middle.dx, middle.dy)
            addOriented([b, p, b.moved(middle, factor), q])
        }
    }

    /// Returns the normal of the piece between two points: to the left if the y axis points up, and as long as the
    /// radius.
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = hypot(b.x - a.x, b.y - a.y)
        return CGVector(dx: -(b.y - a.y) / length * radius, dy: (b.x - a.x) / length * radius)
    }

    private mutating func addCircle(at point: CGPoint) {
        let box = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        steps += PathBuilder.ellipse(in: box, .identity)
        pieceCount += 1
    }

    private mutating func addOriented(_ points: [CGPoint]) {
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        add(area < 0 ? points.reversed() : points)
    }

    private mutating func add(_ points: [CGPoint]) {
        steps.append(.move(points[0]))
        for point in points.dropFirst() { steps.append(.line(point)) }
        steps.append(.close)
        pieceCount += 1
    }
}

extension CGPoint {
    fileprivate func moved(_ vector: CGVector, _ factor: CGFloat) -> CGPoint {
        CGPoint(x: x + vector.dx * factor, y: y + vector.dy * factor)
    }
}

extension UIBezierPath: NSSecureCoding {
    /// `true`: archives may decode the class securely.
    public static var supportsSecureCoding: Bool { true }
}

/// The archived form of a path.
struct ArchivedPath: Codable {
    /// The steps of the path: a number for the kind of each step, followed by the coordinates of its points.
    private var steps: [[Double]]
    private var dashes: [Double]
    /// The dash phase, line width, miter limit and flatness.
    private var lengths: [Double]
    private var cap: Int32
    private var join: Int32
    private var usesEvenOddFillRule: Bool

    /// The number of points in a step of each kind: move, line, quadratic curve, cubic curve and close.
    private static let pointCounts = [1, 1, 2, 3, 0]

    init(_ path: UIBezierPath) {
        steps = path.cgPath.steps.map { step in
            let kind =
                switch step {
                case .move: 0
                case .line: 1
                case .quad: 2
                case .curve: 3
                case .close: 4
                }
            return [Double(kind)] + step.points.flatMap { [Double($0.x), Double($0.y)] }
        }
        dashes = path.dash.lengths.map { Double($0) }
        lengths = [path.dash.phase, path.lineWidth, path.miterLimit, path.flatness].map { Double($0) }
        cap = path.lineCapStyle.rawValue
        join = path.lineJoinStyle.rawValue
        usesEvenOddFillRule = path.usesEvenOddFillRule
    }

    /// Applies the archived values to an empty path; returns `false` if a step or a number is invalid.
    func restore(_ path: UIBezierPath) -> Bool {
        guard lengths.count == 4, (lengths + dashes).allSatisfy(\.isFinite), let cap = CGLineCap(rawValue: cap),
            let join = CGLineJoin(rawValue: join)
        else { return false }
        let shape = CGMutablePath()
        for step in steps {
            guard let kind = step.first.flatMap({ Int(exactly: $0) }), Self.pointCounts.indices.contains(kind),
                step.count == 1 + 2 * Self.pointCounts[kind], step.allSatisfy(\.isFinite), kind == 0 || !shape.isEmpty
            else { return false }
            let points = (0..<Self.pointCounts[kind]).map { CGPoint(x: step[1 + 2 * $0], y: step[2 + 2 * $0]) }
            switch kind {
            case 0: shape.move(to: points[0])
            case 1: shape.addLine(to: points[0])
            case 2: shape.addQuadCurve(to: points[1], control: points[0])
            case 3: shape.addCurve(to: points[2], control1: points[0], control2: points[1])
            default: shape.closeSubpath()
            }
        }
        path.cgPath = shape
        path.dash = BezierDash(lengths: dashes.map { CGFloat($0) }, phase: CGFloat(lengths[0]))
        path.lineWidth = CGFloat(lengths[1])
        path.miterLimit = CGFloat(lengths[2])
        path.flatness = CGFloat(lengths[3])
        path.lineCapStyle = cap
        path.lineJoinStyle = join
        path.usesEvenOddFillRule = usesEvenOddFillRule
        return true
    }
}

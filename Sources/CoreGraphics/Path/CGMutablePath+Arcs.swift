extension CGMutablePath {
    /// Adds a piece of a circle, with a line to its start if there is a current point.
    ///
    /// - Parameters:
    ///   - startAngle: radians from the x axis.
    ///   - endAngle: radians from the x axis.
    ///   - clockwise: the direction in a space whose y axis points up; where it points down, `false` looks clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let delta = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds a piece of a circle that spans `delta` radians from `startAngle`; negative ones go towards smaller angles.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let start = CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
        if isEmpty { move(to: start, transform: transform) } else { addLine(to: start, transform: transform) }
        for step in PathBuilder.arc(center: center, radius: radius, start: startAngle, delta: delta) {
            if case .curve(let control1, let control2, let end) = step {
                addCurve(to: end, control1: control1, control2: control2, transform: transform)
            }
        }
    }

    /// Adds a line and the arc that rounds the corner between the current point, `tangent1End` and `tangent2End`.
    ///
    /// - Precondition: there is a current point.
    public func addArc(
        tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let start = currentPoint.applying(transform.inverted())
        let a = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let b = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let cross = a.dx * b.dy - a.dy * b.dx
        let lengths = hypot(a.dx, a.dy) * hypot(b.dx, b.dy)
        guard lengths > 0, abs(cross) > 1e-9 * lengths, radius > 0 else { return addLine(to: corner, transform: transform) }
        let half = acos(min(max((a.dx * b.dx + a.dy * b.dy) / lengths, -1), 1)) / 2
        let reach = radius / tan(half)
        let first = CGPoint(x: corner.x + a.dx / hypot(a.dx, a.dy) * reach, y: corner.y + a.dy / hypot(a.dx, a.dy) * reach)
        let side: CGFloat = cross > 0 ? 1 : -1
        let normal = CGVector(dx: -a.dy / hypot(a.dx, a.dy) * side, dy: a.dx / hypot(a.dx, a.dy) * side)
        let center = CGPoint(x: first.x + normal.dx * radius, y: first.y + normal.dy * radius)
        addLine(to: first, transform: transform)
        let startAngle = atan2(first.y - center.y, first.x - center.x)
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: -side * (.pi - 2 * half), transform: transform)
    }

    /// The signed angle that an arc spans: all the way round only if the ends are a full turn or more apart.
    static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let delta = end - start
        if clockwise {
            if delta <= -turn { return -turn }
            let rest = delta.truncatingRemainder(dividingBy: turn)
            return rest > 0 ? rest - turn : rest
        }
        if delta >= turn { return turn }
        let rest = delta.truncatingRemainder(dividingBy: turn)
        return rest < 0 ? rest + turn : rest
    }
}

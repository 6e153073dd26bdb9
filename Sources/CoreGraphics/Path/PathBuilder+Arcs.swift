extension PathBuilder {
    static func point(on center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    /// Returns curves along a circle. `delta` is the angle from `start` in radians, positive for increasing angles,
    /// and at most one turn.
    static func arc(center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat) -> [PathStep] {
        let delta = min(max(delta, -2 * .pi), 2 * .pi)
        // A full turn ends exactly at its start, and a rounding error adds no fifth quarter.
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let part = delta / CGFloat(count)
        let reach = 4 / 3 * tan(part / 4) * radius
        return (0..<count).map { index in
            let from = start + part * CGFloat(index)
            let isLastOfTurn = index == count - 1 && abs(delta) == 2 * .pi
            let to = isLastOfTurn ? start : from + part
            let a = point(on: center, radius, from)
            let b = point(on: center, radius, to)
            return .curve(
                CGPoint(x: a.x - reach * sin(from), y: a.y + reach * cos(from)),
                CGPoint(x: b.x + reach * sin(to), y: b.y - reach * cos(to)), b)
        }
    }

    /// Returns the signed angle of an arc: less than a turn in the requested direction, or a turn if the ends are a
    /// turn apart.
    static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let delta = end - start
        // Angles are often sums of fractions of pi, so a full turn may have a rounding error.
        if abs(delta) >= turn - 1e-9 { return clockwise ? -turn : turn }
        if clockwise { return delta > 0 ? delta - turn : delta }
        return delta < 0 ? delta + turn : delta
    }

    /// Returns a line and the arc that touches both sides of a corner; `nil` if there is no such arc.
    static func tangentArc(from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) -> [PathStep]? {
        let a = unit(from: corner, to: start)
        let b = unit(from: corner, to: end)
        let cross = a.dx * b.dy - a.dy * b.dx
        guard radius > 0, abs(cross) > 1e-9 else { return nil }
        let half = acos(min(max(a.dx * b.dx + a.dy * b.dy, -1), 1)) / 2
        let reach = radius / tan(half)
        let first = CGPoint(x: corner.x + a.dx * reach, y: corner.y + a.dy * reach)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: first.x - a.dy * side * radius, y: first.y + a.dx * side * radius)
        let startAngle = atan2(first.y - center.y, first.x - center.x)
        return [.line(first)] + arc(center: center, radius: radius, start: startAngle, delta: -side * (.pi - 2 * half))
    }

    /// Returns the unit vector from one point to another; zero, or not finite, if there is none.
    private static func unit(from: CGPoint, to: CGPoint) -> CGVector {
        let length = hypot(to.x - from.x, to.y - from.y)
        guard length > 0 else { return .zero }
        return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
    }
}

extension PathBuilder {
    /// Returns the point of a circle at an angle in radians.
    static func point(on center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    /// Returns curves along a circle. `delta` is the angle from `start` in radians, positive for increasing angles,
    /// and at most one turn.
    static func arc(center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat) -> [PathStep] {
        let delta = min(max(delta, -2 * .pi), 2 * .pi)
        // A full turn ends exactly at its start, and a rounding error adds no fifth quarter.
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let segmentAngle = delta / CGFloat(count)
        let controlDistance = 4 / 3 * tan(segmentAngle / 4) * radius
        return (0..<count).map { index in
            let from = start + segmentAngle * CGFloat(index)
            let isLastOfTurn = index == count - 1 && abs(delta) == 2 * .pi
            let to = isLastOfTurn ? start : from + segmentAngle
            let a = point(on: center, radius, from)
            let b = point(on: center, radius, to)
            return .curve(
                CGPoint(x: a.x - controlDistance * sin(from), y: a.y + controlDistance * cos(from)),
                CGPoint(x: b.x + controlDistance * sin(to), y: b.y - controlDistance * cos(to)), b)
        }
    }

    /// Returns the signed angle of an arc in the requested direction, in radians. The angle is less than a full turn,
    /// unless the ends are at least a full turn apart.
    static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let fullTurn = 2 * CGFloat.pi
        let delta = end - start
        // Angles are often sums of fractions of pi, so a full turn may have a rounding error.
        if abs(delta) >= fullTurn - 1e-9 { return clockwise ? -fullTurn : fullTurn }
        if clockwise { return delta > 0 ? delta - fullTurn : delta }
        return delta < 0 ? delta + fullTurn : delta
    }

    /// Returns a line and the arc that touches both sides of a corner; `nil` if there is no such arc.
    static func tangentArc(from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) -> [PathStep]? {
        let a = unit(from: corner, to: start)
        let b = unit(from: corner, to: end)
        let cross = a.dx * b.dy - a.dy * b.dx
        guard radius > 0, abs(cross) > 1e-9 else { return nil }
        let halfAngle = acos(min(max(a.dx * b.dx + a.dy * b.dy, -1), 1)) / 2
        let tangentLength = radius / tan(halfAngle)
        let tangentPoint = CGPoint(x: corner.x + a.dx * tangentLength, y: corner.y + a.dy * tangentLength)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: tangentPoint.x - a.dy * side * radius, y: tangentPoint.y + a.dx * side * radius)
        let startAngle = atan2(tangentPoint.y - center.y, tangentPoint.x - center.x)
        return [.line(tangentPoint)] + arc(center: center, radius: radius, start: startAngle, delta: -side * (.pi - 2 * halfAngle))
    }

    /// Returns the unit vector from one point to another; zero, or not finite, if there is none.
    private static func unit(from: CGPoint, to: CGPoint) -> CGVector {
        let length = hypot(to.x - from.x, to.y - from.y)
        guard length > 0 else { return .zero }
        return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
    }
}

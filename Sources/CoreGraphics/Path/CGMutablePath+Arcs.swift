extension CGMutablePath {
    /// Adds a piece of a circle, with a line to its start if there is a current point.
    ///
    /// - Parameters:
    ///   - center: of the circle.
    ///   - radius: of the circle.
    ///   - startAngle: radians from the x axis.
    ///   - endAngle: radians from the x axis; a full turn or more away from the start gives the whole circle.
    ///   - clockwise: the direction in a space whose y axis points up; where it points down, `false` looks clockwise.
    ///   - transform: maps the arc before it is added.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard startAngle.isFinite, endAngle.isFinite else {
            return Self.reportNotFinite("an arc from \(startAngle) to \(endAngle) radians")
        }
        let delta = PathBuilder.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds a piece of a circle that spans `delta` radians from `startAngle`; negative ones go towards smaller angles.
    ///
    /// More than a full turn counts as a full turn.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else {
            return Self.reportNotFinite("an arc around \(center) of radius \(radius) by \(delta) radians")
        }
        let start = PathBuilder.point(on: center, radius, startAngle)
        let arc = PathBuilder.arc(center: center, radius: radius, start: startAngle, delta: delta)
        append([isEmpty ? .move(start) : .line(start)] + arc, transform)
    }

    /// Adds a line and the arc that rounds the corner between the current point, `tangent1End` and `tangent2End`.
    ///
    /// Where the three lie on a line, or the radius is not above 0, only a line to the corner is added. Without a current point it
    /// is reported and left out.
    public func addArc(
        tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let start = currentPoint.applying(transform.inverted())
        guard !isEmpty, let arc = PathBuilder.tangentArc(from: start, corner: corner, to: end, radius: radius) else {
            return addLine(to: corner, transform: transform)
        }
        append(arc, transform)
    }
}

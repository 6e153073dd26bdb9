extension CGMutablePath {
    /// Adds an arc of a circle, with a line to its start if there is a current point.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The start angle, in radians from the x axis.
    ///   - endAngle: The end angle, in radians from the x axis. A full turn or more gives the whole circle.
    ///   - clockwise: The direction if the y axis points up. If the y axis points down, `false` appears clockwise.
    ///   - transform: The transform of the arc before it is added.
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

    /// Adds an arc of a circle that spans `delta` radians from `startAngle`. A negative span decreases the angle.
    ///
    /// A span of more than a full turn counts as a full turn.
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

    /// Adds a line and an arc that rounds the corner between the current point, `tangent1End` and `tangent2End`.
    ///
    /// For collinear points, or a radius that is not above 0, only a line to the corner is added. Without a current
    /// point, the call is reported and ignored.
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

import Cairo

/// The path under construction. Its points are kept in device space, as Core Graphics does: a transform that changes later
/// does not move what was added before.
extension CGContext {
    /// Forgets the path under construction.
    public func beginPath() { devicePath.removeAll(keepingCapacity: true) }

    /// Starts a new part at `point`.
    public func move(to point: CGPoint) { append(.move(point)) }

    /// Adds a line; without a current point it starts a part instead.
    public func addLine(to point: CGPoint) { append(devicePath.isEmpty ? .move(point) : .line(point)) }

    /// Adds the lines through `points` as a part of its own.
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { append(index == 0 ? .move(point) : .line(point)) }
    }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if devicePath.isEmpty { append(.move(control1)) }
        append(.curve(control1, control2, end))
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        if devicePath.isEmpty { append(.move(control)) }
        append(.quad(control, end))
    }

    /// Adds a line back to where the current part started.
    public func closePath() { if !devicePath.isEmpty { devicePath.append(.close) } }

    /// Adds a rectangle as a part of its own.
    public func addRect(_ rect: CGRect) { append(PathBuilder.rect(rect, .identity)) }

    /// Adds rectangles, each as a part of its own.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Adds the ellipse that fills `rect`.
    public func addEllipse(in rect: CGRect) { append(PathBuilder.ellipse(in: rect, .identity)) }

    /// Adds a path's steps.
    public func addPath(_ path: CGPath) { append(path.steps) }

    /// Adds a piece of a circle, with a line to its start if there is a current point.
    ///
    /// - Parameter clockwise: 1 or `true` for the direction that looks clockwise where y points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let arc = CGMutablePath()
        arc.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        var steps = arc.steps
        if !devicePath.isEmpty, case .move(let start)? = steps.first { steps[0] = .line(start) }
        append(steps)
    }

    /// Whether there is no path under construction.
    public var isPathEmpty: Bool { devicePath.isEmpty }

    /// The end of the path under construction, in user space.
    public var currentPointOfPath: CGPoint {
        (PathBuilder.currentPoint(of: devicePath) ?? .zero).applying(state.matrix.inverted())
    }

    /// The path under construction, in user space.
    public var path: CGPath? {
        guard !devicePath.isEmpty else { return nil }
        let inverse = state.matrix.inverted()
        return CGPath(steps: devicePath.map { $0.applying(inverse) })
    }

    private func append(_ step: PathStep) { append([step]) }

    /// Numbers that are not finite would stop Cairo for good, so such steps are left out and reported.
    private func append(_ steps: [PathStep]) {
        for step in steps {
            let mapped = step.applying(state.matrix)
            guard mapped.isFinite else {
                Diagnostics.report("context.not-finite", "CGContext: \(step) has a number that is not finite; it was left out.")
                continue
            }
            devicePath.append(mapped)
        }
    }
}

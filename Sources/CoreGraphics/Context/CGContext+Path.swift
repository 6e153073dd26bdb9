import Cairo

/// The path under construction. Its points are kept in device space, as Core Graphics does: a transform that changes later
/// does not move what was added before.
extension CGContext {
    /// Forgets the path under construction.
    public func beginPath() { devicePath.removeAll(keepingCapacity: true) }

    /// Starts a new part at `point`.
    public func move(to point: CGPoint) { append(.move(point)) }

    /// Adds a line; without a current point it is reported and left out.
    public func addLine(to point: CGPoint) { continuePath(.line(point)) }

    /// Adds the lines through `points` as a part of its own.
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { append(index == 0 ? .move(point) : .line(point)) }
    }

    /// Adds a curve with two control points; without a current point it is reported and left out.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { continuePath(.curve(control1, control2, end)) }

    /// Adds a curve with one control point; without a current point it is reported and left out.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { continuePath(.quad(control, end)) }

    /// Adds a line back to where the current part started.
    public func closePath() {
        if let last = devicePath.last, last != .close { devicePath.append(.close) }
    }

    /// Adds a rectangle as a part of its own.
    public func addRect(_ rect: CGRect) {
        guard Self.isDrawable(rect) else { return }
        append(PathBuilder.rect(rect, .identity))
    }

    /// Adds rectangles, each as a part of its own.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Adds the ellipse that fills `rect`.
    public func addEllipse(in rect: CGRect) {
        guard Self.isDrawable(rect) else { return }
        append(PathBuilder.ellipse(in: rect, .identity))
    }

    /// Adds a path's steps.
    public func addPath(_ path: CGPath) { append(path.steps) }

    /// Adds a piece of a circle, with a line to its start if there is a current point.
    ///
    /// - Parameters:
    ///   - center: of the circle.
    ///   - radius: of the circle.
    ///   - startAngle: radians from the x axis.
    ///   - endAngle: radians from the x axis; a full turn or more away from the start gives the whole circle.
    ///   - clockwise: the direction where y points up; where it points down, `false` looks clockwise.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let delta = PathBuilder.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else {
            return ignore("an arc around \(center) of radius \(radius) from \(startAngle) to \(endAngle)")
        }
        let start = PathBuilder.point(on: center, radius, startAngle)
        append(devicePath.isEmpty ? .move(start) : .line(start))
        append(PathBuilder.arc(center: center, radius: radius, start: startAngle, delta: delta))
    }

    /// Adds a line and the arc that rounds the corner between the current point, `tangent1End` and `tangent2End`.
    ///
    /// Where the three lie on a line, or the radius is not above 0, only a line to the corner is added.
    public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        guard !devicePath.isEmpty, corner.isFinite, end.isFinite, radius.isFinite,
            let arc = PathBuilder.tangentArc(from: currentPointOfPath, corner: corner, to: end, radius: radius)
        else { return addLine(to: corner) }
        append(arc)
    }

    /// Whether there is no path under construction.
    public var isPathEmpty: Bool { devicePath.isEmpty }

    /// The end of the path under construction, in user space.
    public var currentPointOfPath: CGPoint {
        (PathBuilder.currentPoint(of: devicePath) ?? .zero).applying(state.matrix.inverted())
    }

    /// The rectangle around the path under construction and its control points, in user space; `.null` without a path.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Whether a point, in user space, lies in the path under construction, or, for `.stroke`, on its line.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard point.isFinite, !devicePath.isEmpty, !state.isFlat else { return false }
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        let isInside = mode != .stroke && path?.contains(point, using: rule) == true
        guard !isInside, mode != .fill, mode != .eoFill, state.matrix.keepsPensRound else { return isInside }
        trace(devicePath, on: cairo)
        usePen(along: devicePath, on: cairo)
        defer { cairo.newPath() }
        return cairo.isInStroke(x: Double(point.x), y: Double(point.y))
    }

    /// The path under construction, in user space; `nil` without one.
    public var path: CGPath? {
        guard !devicePath.isEmpty else { return nil }
        let inverse = state.matrix.inverted()
        return CGPath(steps: devicePath.map { $0.applying(inverse) })
    }

    private func continuePath(_ step: PathStep) {
        guard devicePath.isEmpty else { return append(step) }
        Diagnostics.report(
            "context.no-current-point", "CGContext: \(step) needs a current point, so it was left out. Call move(to:) first.")
    }

    private func append(_ steps: [PathStep]) {
        devicePath.reserveCapacity(devicePath.count + steps.count)
        for step in steps { append(step) }
    }

    /// Numbers that are not finite would stop Cairo for good, so such steps are left out and reported.
    private func append(_ step: PathStep) {
        let mapped = step.applying(state.matrix)
        guard mapped.isFinite else {
            return Diagnostics.report("context.not-finite", "CGContext: \(step) has a number that is not finite; it was left out.")
        }
        devicePath.append(mapped)
    }
}

import Cairo

/// The current path. Its points are stored in device space, as in Core Graphics: a later change of the transform does
/// not move existing points.
extension CGContext {
    /// Discards the current path.
    public func beginPath() { devicePath.removeAll(keepingCapacity: true) }

    /// Starts a new subpath at `point`.
    public func move(to point: CGPoint) { append(.move(point)) }

    /// Adds a line. Without a current point, the line is reported and ignored.
    public func addLine(to point: CGPoint) { continuePath(.line(point)) }

    /// Adds connected lines through `points` as a subpath.
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { append(index == 0 ? .move(point) : .line(point)) }
    }

    /// Adds a cubic curve. Without a current point, the curve is reported and ignored.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { continuePath(.curve(control1, control2, end)) }

    /// Adds a quadratic curve. Without a current point, the curve is reported and ignored.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { continuePath(.quad(control, end)) }

    /// Closes the current subpath.
    public func closePath() {
        if let last = devicePath.last, last != .close { devicePath.append(.close) }
    }

    /// Adds a rectangle as a subpath.
    public func addRect(_ rect: CGRect) {
        guard Self.isDrawable(rect) else { return }
        append(PathBuilder.rect(rect, .identity))
    }

    /// Adds rectangles as subpaths.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Adds the ellipse in `rect`.
    public func addEllipse(in rect: CGRect) {
        guard Self.isDrawable(rect) else { return }
        append(PathBuilder.ellipse(in: rect, .identity))
    }

    /// Adds the elements of a path.
    public func addPath(_ path: CGPath) { append(path.steps) }

    /// Adds an arc of a circle, with a line to its start if there is a current point.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The start angle, in radians from the x axis.
    ///   - endAngle: The end angle, in radians from the x axis. A full turn or more gives the whole circle.
    ///   - clockwise: The direction if the y axis points up. If the y axis points down, `false` appears clockwise.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let delta = PathBuilder.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else {
            return ignore("an arc around \(center) of radius \(radius) from \(startAngle) to \(endAngle)")
        }
        let start = PathBuilder.point(on: center, radius, startAngle)
        append(devicePath.isEmpty ? .move(start) : .line(start))
        append(PathBuilder.arc(center: center, radius: radius, start: startAngle, delta: delta))
    }

    /// Adds a line and an arc that rounds the corner between the current point, `tangent1End` and `tangent2End`.
    ///
    /// For collinear points, or a radius that is not above 0, only a line to the corner is added.
    public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        guard !devicePath.isEmpty, corner.isFinite, end.isFinite, radius.isFinite,
            let arc = PathBuilder.tangentArc(from: currentPointOfPath, corner: corner, to: end, radius: radius)
        else { return addLine(to: corner) }
        append(arc)
    }

    /// Whether the current path is empty.
    public var isPathEmpty: Bool { devicePath.isEmpty }

    /// The end of the current path, in user space.
    public var currentPointOfPath: CGPoint {
        (PathBuilder.currentPoint(of: devicePath) ?? .zero).applying(state.matrix.inverted())
    }

    /// The bounding box of the current path with its control points, in user space; `.null` without a path.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Returns whether a point in user space lies in the current path or, for `.stroke`, on its stroke.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard point.isFinite, !devicePath.isEmpty, !state.isSingular else { return false }
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        let isInside = mode != .stroke && path?.contains(point, using: rule) == true
        guard !isInside, mode != .fill, mode != .eoFill, state.matrix.allowsStroking else { return isInside }
        trace(devicePath, on: cairo)
        usePen(along: devicePath, on: cairo)
        defer { cairo.newPath() }
        return cairo.isInStroke(x: Double(point.x), y: Double(point.y))
    }

    /// The current path, in user space; `nil` without a path.
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

    /// Appends an element. Elements with numbers that are not finite are reported and ignored, because they would
    /// invalidate the Cairo context.
    private func append(_ step: PathStep) {
        let deviceStep = step.applying(state.matrix)
        guard deviceStep.isFinite else {
            return Diagnostics.report("context.not-finite", "CGContext: \(step) has a number that is not finite; it was left out.")
        }
        devicePath.append(deviceStep)
    }
}

/// A path that can be added to.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Makes a path without steps.
    public init() {
        super.init(steps: [])
    }

    override init(steps: [PathStep]) {
        super.init(steps: steps)
    }

    private func append(_ step: PathStep, _ transform: CGAffineTransform) {
        let step = transform.isIdentity ? step : step.applying(transform)
        precondition(step.isFinite, "CGMutablePath: \(step) has a number that is not finite. Check the values before adding them.")
        steps.append(step)
    }

    private func needsPoint() {
        precondition(
            PathBuilder.currentPoint(of: steps) != nil, "CGMutablePath: there is no current point. Call move(to:) first.")
    }

    /// Starts a new part at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point), transform)
    }

    /// Adds a line from the current point.
    ///
    /// - Precondition: there is a current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        needsPoint()
        append(.line(point), transform)
    }

    /// Adds the lines through `points`, as a part of its own.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { append(.line(point), transform) }
    }

    /// Adds a curve with one control point.
    ///
    /// - Precondition: there is a current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        needsPoint()
        append(.quad(control, end), transform)
    }

    /// Adds a curve with two control points.
    ///
    /// - Precondition: there is a current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        needsPoint()
        append(.curve(control1, control2, end), transform)
    }

    /// Adds a line back to where the current part started; does nothing without one.
    public func closeSubpath() {
        guard let last = steps.last, last != .close else { return }
        steps.append(.close)
    }

    /// Adds a rectangle as a part of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        steps += PathBuilder.rect(rect, transform)
    }

    /// Adds rectangles, each as a part of its own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse that fills `rect`.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        steps += PathBuilder.ellipse(in: rect, transform)
    }

    /// Adds a rectangle with round corners; radii are cut to half of the sides.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        steps += PathBuilder.roundedRect(rect, cornerWidth, cornerHeight, transform)
    }

    /// Adds the steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        steps += transform.isIdentity ? path.steps : path.steps.map { $0.applying(transform) }
    }
}

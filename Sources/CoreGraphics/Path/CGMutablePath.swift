/// A path that can be added to.
///
/// Several threads may add to it, in an order that nobody knows; each step is added as a whole.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgmutablepath
///
/// The unchecked conformance stands on this: the class adds no stored property to ``CGPath``, whose steps lie behind a lock.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Makes a path without steps.
    public init() {
        super.init(steps: [])
    }

    override init(steps: [PathStep]) {
        super.init(steps: steps)
    }

    private func append(_ step: PathStep, _ transform: CGAffineTransform) {
        append([step], transform)
    }

    /// Adds a step that needs a current point; without one it is reported and left out.
    private func continuePath(_ step: PathStep, _ transform: CGAffineTransform) {
        guard let step = Self.usable([step], transform)?.first else { return }
        let isAdded = change { steps in
            if steps.isEmpty { return false }
            steps.append(step)
            return true
        }
        guard !isAdded else { return }
        Diagnostics.report(
            "path.no-current-point", "CGMutablePath: \(step) needs a current point, so it was left out. Call move(to:) first.")
    }

    /// The mapped steps; `nil`, and a line in the log, where one of them has a number that is not finite.
    private static func usable(_ shape: [PathStep], _ transform: CGAffineTransform) -> [PathStep]? {
        let shape = transform.isIdentity ? shape : shape.map { $0.applying(transform) }
        guard let wrong = shape.first(where: { !$0.isFinite }) else { return shape }
        reportNotFinite("\(wrong)")
        return nil
    }

    static func reportNotFinite(_ what: String) {
        Diagnostics.report("path.not-finite", "CGMutablePath: \(what) has a number that is not finite, so it was left out.")
    }

    func append(_ shape: [PathStep], _ transform: CGAffineTransform) {
        guard let shape = Self.usable(shape, transform) else { return }
        change { $0 += shape }
    }

    /// Starts a new part at `point`.
    ///
    /// Here and in every method that adds, a number that is not finite is reported, and what has the number is left out.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point), transform)
    }

    /// Adds a line from the current point; without one it is reported and left out.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        continuePath(.line(point), transform)
    }

    /// Adds the lines through `points`, as a part of its own.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        append([.move(first)] + points.dropFirst().map { .line($0) }, transform)
    }

    /// Adds a curve with one control point; without a current point it is reported and left out.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        continuePath(.quad(control, end), transform)
    }

    /// Adds a curve with two control points; without a current point it is reported and left out.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        continuePath(.curve(control1, control2, end), transform)
    }

    /// Adds a line back to where the current part started; does nothing without one.
    public func closeSubpath() {
        change { steps in
            if let last = steps.last, last != .close { steps.append(.close) }
        }
    }

    /// Adds a rectangle as a part of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(PathBuilder.rect(rect, .identity), transform)
    }

    /// Adds rectangles, each as a part of its own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse that fills `rect`.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(PathBuilder.ellipse(in: rect, .identity), transform)
    }

    /// Adds a rectangle with round corners; radii are cut to half of the sides.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        append(PathBuilder.roundedRect(rect, cornerWidth, cornerHeight, .identity), transform)
    }

    /// Adds the steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path.steps, transform)
    }
}

/// A mutable path.
///
/// Several threads may add elements, in an undefined order. Each element is added atomically.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgmutablepath
///
/// The unchecked conformance is valid because the class adds no stored property to ``CGPath``, whose elements are
/// guarded by a lock.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() {
        super.init(steps: [])
    }

    override init(steps: [PathStep]) {
        super.init(steps: steps)
    }

    private func append(_ step: PathStep, _ transform: CGAffineTransform) {
        append([step], transform)
    }

    /// Adds an element that requires a current point. Without a current point, the element is reported and ignored.
    private func continuePath(_ step: PathStep, _ transform: CGAffineTransform) {
        guard let step = Self.transformedIfFinite([step], transform)?.first else { return }
        let isAdded = change { steps in
            if steps.isEmpty { return false }
            steps.append(step)
            return true
        }
        guard !isAdded else { return }
        Diagnostics.report(
            "path.no-current-point", "CGMutablePath: \(step) needs a current point, so it was left out. Call move(to:) first.")
    }

    /// Returns the transformed elements; `nil`, with a diagnostic, if one of them is not finite.
    private static func transformedIfFinite(_ shape: [PathStep], _ transform: CGAffineTransform) -> [PathStep]? {
        let shape = transform.isIdentity ? shape : shape.map { $0.applying(transform) }
        guard let invalid = shape.first(where: { !$0.isFinite }) else { return shape }
        reportNotFinite("\(invalid)")
        return nil
    }

    static func reportNotFinite(_ what: String) {
        Diagnostics.report("path.not-finite", "CGMutablePath: \(what) has a number that is not finite, so it was left out.")
    }

    func append(_ shape: [PathStep], _ transform: CGAffineTransform) {
        guard let shape = Self.transformedIfFinite(shape, transform) else { return }
        change { $0 += shape }
    }

    /// Starts a new subpath at `point`.
    ///
    /// In all methods that add elements, an element with a number that is not finite is reported and ignored.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point), transform)
    }

    /// Adds a line from the current point. Without a current point, the line is reported and ignored.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        continuePath(.line(point), transform)
    }

    /// Adds connected lines through `points` as a subpath.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        append([.move(first)] + points.dropFirst().map { .line($0) }, transform)
    }

    /// Adds a quadratic curve. Without a current point, the curve is reported and ignored.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        continuePath(.quad(control, end), transform)
    }

    /// Adds a cubic curve. Without a current point, the curve is reported and ignored.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        continuePath(.curve(control1, control2, end), transform)
    }

    /// Closes the current subpath. Does nothing without a subpath.
    public func closeSubpath() {
        change { steps in
            if let last = steps.last, last != .close { steps.append(.close) }
        }
    }

    /// Adds a rectangle as a subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(PathBuilder.rect(rect, .identity), transform)
    }

    /// Adds rectangles as subpaths.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse in `rect`.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(PathBuilder.ellipse(in: rect, .identity), transform)
    }

    /// Adds a rectangle with rounded corners. The radii are limited to half of the sides.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        append(PathBuilder.roundedRect(rect, cornerWidth, cornerHeight, .identity), transform)
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path.steps, transform)
    }
}

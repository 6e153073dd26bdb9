/// A path made of lines and curves, with the attributes for drawing it.
///
/// Points are in the coordinates of the context that the path is drawn in. In a view's `draw(_:)` these are the
/// view's coordinates, in points, with y downwards. A path may be used on any thread, but only by one thread at a
/// time.
///
/// > Difference from Apple: round corners are quarters of circles; Apple's begin a little earlier and are smoother.
/// - Source: https://developer.apple.com/documentation/uikit/uibezierpath
open class UIBezierPath: NSObject, NSCopying {
    private var steps = CGMutablePath()
    var dash = BezierDash()

    /// Creates an empty path.
    public override init() { super.init() }

    /// Decodes a path; returns `nil` if the archive is invalid.
    ///
    /// > Difference from Apple: archives of Apple's systems cannot be decoded.
    public required convenience init?(coder: NSCoder) {
        self.init()
        guard let path = ArchivedValues.decode(ArchivedPath.self, from: coder), path.restore(self) else { return nil }
    }

    /// Encodes the path and its drawing attributes.
    open func encode(with coder: NSCoder) { ArchivedValues.encode(ArchivedPath(self), with: coder) }

    /// Creates a closed rectangular path. The path starts at the rectangle's origin and runs clockwise in a view.
    public convenience init(rect: CGRect) {
        self.init()
        steps.addRect(rect)
    }

    /// Creates a closed path of the ellipse that is inscribed in `rect`. The path starts in the middle of the right
    /// side and runs clockwise in a view.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        steps.addEllipse(in: rect)
    }

    /// Creates a closed path of a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerRadius: The radius of the corners, in points; at most half of the shorter side. 0 makes a rectangle.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let rect = rect.standardized
        let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: radius, height: radius))
    }

    /// Creates a closed path of a rectangle with some rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - corners: The corners to round.
    ///   - cornerRadii: The half axes of the corners' ellipse, in points; each at most half of the rectangle's side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        steps.addRoundedCorners(corners, of: rect.standardized, radii: cornerRadii)
    }

    /// Creates an open path of an arc of a circle.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius of the circle, in points.
    ///   - startAngle: The angle of the start, in radians. 0 is to the right, and angles grow clockwise in a view.
    ///   - endAngle: The angle of the end, measured in the same way. If the angles differ by a full turn or more,
    ///     the arc is the whole circle.
    ///   - clockwise: Whether the arc runs clockwise from the start to the end, as seen in a view.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path from a copy of a Core Graphics path.
    public convenience init(cgPath: CGPath) {
        self.init()
        steps.addPath(cgPath)
    }

    /// The shape of the path, copied when read and when set; empty by default.
    open var cgPath: CGPath {
        get { steps.copy() ?? CGPath(rect: .null, transform: nil) }
        set { steps = newValue.mutableCopy() ?? CGMutablePath() }
    }

    // MARK: - Drawing attributes

    /// The width of the line, in points; 1 by default. 0 draws a line of one pixel.
    open var lineWidth: CGFloat = 1
    /// The shape of open ends; `.butt` by default.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the joins between segments; `.miter` by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// The limit for the length of a miter join, as a multiple of the line width; 10 by default.
    open var miterLimit: CGFloat = 10
    /// The largest deviation of a drawn curve from the exact curve, in pixels; 0.6 by default. Values up to the
    /// default give the highest accuracy.
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule determines the inside of the path; `false` by default, which selects the winding
    /// rule.
    open var usesEvenOddFillRule = false

    /// Sets the lengths of dashes and gaps in turn, in points. An empty pattern draws a solid line, which is the
    /// default.
    ///
    /// - Parameters:
    ///   - pattern: An array of `count` lengths, which is copied; `nil` for a solid line.
    ///   - count: The number of lengths.
    ///   - phase: The offset into the pattern at which the line begins, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = BezierDash(lengths: Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count))), phase: phase)
    }

    /// Writes the lengths, their count and the phase to the pointers that are not `nil`. `pattern` must have space
    /// for `count` lengths.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash.lengths, count: dash.lengths.count)
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: - Adding

    /// Starts a new subpath at a point.
    open func move(to point: CGPoint) { steps.move(to: point) }

    /// Adds a line to a point; without a current point a diagnostic is reported and nothing is added.
    open func addLine(to point: CGPoint) { steps.addLine(to: point) }

    /// Adds a cubic curve with two control points; without a current point a diagnostic is reported and nothing is
    /// added.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        steps.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve with one control point; without a current point a diagnostic is reported and nothing is
    /// added.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { steps.addQuadCurve(to: endPoint, control: controlPoint) }

    /// Adds an arc of a circle, with a line to its start if there is a current point; see
    /// ``init(arcCenter:radius:startAngle:endAngle:clockwise:)``.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        steps.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the current subpath with a line to its start; does nothing without a subpath.
    open func close() { steps.closeSubpath() }

    /// Removes all points; the drawing attributes stay.
    open func removeAllPoints() { steps = CGMutablePath() }

    /// Appends the shape of another path.
    open func append(_ bezierPath: UIBezierPath) { steps.addPath(bezierPath.cgPath) }

    /// Applies a transform to all points of the path.
    open func apply(_ transform: CGAffineTransform) {
        let transformedSteps = CGMutablePath()
        transformedSteps.addPath(steps, transform: transform)
        steps = transformedSteps
    }

    // MARK: - Queries

    /// Whether the path has no steps.
    open var isEmpty: Bool { steps.isEmpty }
    /// The smallest rectangle that encloses all points, including control points; `.null` for an empty path.
    open var bounds: CGRect { steps.boundingBox }
    /// The end point of the last step; `.zero` for an empty path.
    open var currentPoint: CGPoint { steps.currentPoint }

    /// Returns whether a point is inside the path by its fill rule. Open subpaths have no inside.
    open func contains(_ point: CGPoint) -> Bool {
        steps.closedSubpaths.contains(point, using: fillRule)
    }

    /// Returns a path of the same shape from end to start, with the same drawing attributes.
    open func reversing() -> UIBezierPath {
        let result = UIBezierPath(cgPath: steps.reversed)
        copyStyle(to: result)
        return result
    }

    // MARK: - Drawing

    /// Fills the path with the current context's fill colour; open subpaths are filled as if they were closed.
    ///
    /// The context's state stays unchanged. Without a current context this method does nothing.
    open func fill() { fill(with: .normal, alpha: nil) }

    /// Strokes the path with the current context's stroke colour. The context's state stays unchanged.
    open func stroke() { stroke(with: .normal, alpha: nil) }

    /// Fills the path with a blend mode and an opacity, 0…1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill(with: blendMode, alpha: Optional(alpha)) }

    /// Strokes the path with a blend mode and an opacity, 0…1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke(with: blendMode, alpha: Optional(alpha)) }

    /// Clips later drawing in the current context to the inside of the path, until the context's state is restored.
    open func addClip() { clipCurrentContext() }

    /// Returns whether another object is a path with the same steps and drawing attributes.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return other === self || (other.steps == steps && other.style == style)
    }

    /// A hash that is equal for equal paths and changes with the path.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(steps)
        hasher.combine(style)
        return hasher.finalize()
    }

    private var style: [AnyHashable] {
        [lineWidth, lineCapStyle, lineJoinStyle, miterLimit, flatness, usesEvenOddFillRule, dash]
    }

    /// Returns a path with the same shape and drawing attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = UIBezierPath(cgPath: steps)
        copyStyle(to: result)
        return result
    }
}

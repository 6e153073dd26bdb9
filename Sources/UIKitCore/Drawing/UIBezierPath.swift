/// A path made of lines and curves, and how it is drawn.
///
/// Points are in the coordinates of the context that it is drawn in; in a view's `draw(_:)` its own, in points, y downwards. A path may
/// be used on any thread, by one at a time.
///
/// > Difference from Apple: round corners are quarters of circles; Apple's begin a little earlier and are smoother.
/// - Source: https://developer.apple.com/documentation/uikit/uibezierpath
open class UIBezierPath: NSObject, NSCopying {
    private var steps = CGMutablePath()
    var dash = BezierDash()

    /// Makes a path of nothing.
    public override init() { super.init() }

    /// Reads a path; `nil` from a broken archive.
    ///
    /// > Difference from Apple: archives of Apple's systems are not read.
    public required convenience init?(coder: NSCoder) {
        self.init()
        guard let path = ArchivedValues.decode(ArchivedPath.self, from: coder), path.fill(self) else { return nil }
    }

    /// Writes the path down, and how it is drawn.
    open func encode(with coder: NSCoder) { ArchivedValues.encode(ArchivedPath(self), with: coder) }

    /// Makes a closed path of a rectangle: from its origin along its top, clockwise in a view.
    public convenience init(rect: CGRect) {
        self.init()
        steps.addRect(rect)
    }

    /// Makes a closed path of the ellipse that fills `rect`: from the middle of its right side downwards, clockwise in a view.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        steps.addEllipse(in: rect)
    }

    /// Makes a closed path of a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: in points.
    ///   - cornerRadius: in points; cut to half of the shorter side. 0 makes a rectangle.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let rect = rect.standardized
        let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: radius, height: radius))
    }

    /// Makes a closed path of a rectangle of which some corners are round.
    ///
    /// - Parameters:
    ///   - rect: in points.
    ///   - corners: those to round.
    ///   - cornerRadii: the half axes of the corners' ellipse, in points; each cut to half of the side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        steps.addRoundedCorners(corners, of: rect.standardized, radii: cornerRadii)
    }

    /// Makes an open path of a piece of a circle.
    ///
    /// - Parameters:
    ///   - center: of the circle.
    ///   - radius: of the circle, in points.
    ///   - startAngle: radians from the right, growing clockwise in a view.
    ///   - endAngle: likewise; a full turn or more away from the start gives the whole circle.
    ///   - clockwise: which of the two pieces, as seen in a view.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Makes a path of Core Graphics' path, which is copied.
    public convenience init(cgPath: CGPath) {
        self.init()
        steps.addPath(cgPath)
    }

    /// The shape alone: a copy, both ways. Empty by default.
    open var cgPath: CGPath {
        get { steps.copy() ?? CGPath(rect: .null, transform: nil) }
        set { steps = newValue.mutableCopy() ?? CGMutablePath() }
    }

    // MARK: - How it is drawn

    /// The width of the line, in points; 1 by default. 0 draws the thinnest line there is, a pixel.
    open var lineWidth: CGFloat = 1
    /// How open ends look; `.butt` by default.
    open var lineCapStyle = CGLineCap.butt
    /// How lines meet; `.miter` by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// How far a sharp corner may reach, as a multiple of the line's width; 10 by default.
    open var miterLimit: CGFloat = 10
    /// How far a curve may be off when it is drawn, in pixels; 0.6 by default. Up to the default, curves are drawn as well as can be.
    open var flatness: CGFloat = 0.6
    /// Whether what the path crosses an even number of times is outside of it; `false` by default.
    open var usesEvenOddFillRule = false

    /// Sets the lengths of dashes and gaps in turn, in points; none draws a whole line, which is the default.
    ///
    /// - Parameters:
    ///   - pattern: `count` lengths, which are copied; `nil` for a whole line.
    ///   - count: how many there are.
    ///   - phase: where in the pattern the line begins, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = BezierDash(lengths: Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count))), phase: phase)
    }

    /// Writes lengths, their count and the phase to where a pointer is given; `pattern` needs room for the count.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash.lengths, count: dash.lengths.count)
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: - Adding

    /// Starts a new part at a point.
    open func move(to point: CGPoint) { steps.move(to: point) }

    /// Adds a line; without a current point it is reported and left out.
    open func addLine(to point: CGPoint) { steps.addLine(to: point) }

    /// Adds a curve with two control points; without a current point it is reported and left out.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        steps.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve with one control point; without a current point it is reported and left out.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { steps.addQuadCurve(to: endPoint, control: controlPoint) }

    /// Adds a piece of a circle, with a line to its start if there is a current point; see ``init(arcCenter:radius:startAngle:endAngle:clockwise:)``.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        steps.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Adds a line back to where the current part started; does nothing without one.
    open func close() { steps.closeSubpath() }

    /// Forgets the shape; how it is drawn stays.
    open func removeAllPoints() { steps = CGMutablePath() }

    /// Adds another path's shape.
    open func append(_ bezierPath: UIBezierPath) { steps.addPath(bezierPath.cgPath) }

    /// Maps all points, at once.
    open func apply(_ transform: CGAffineTransform) {
        let mapped = CGMutablePath()
        mapped.addPath(steps, transform: transform)
        steps = mapped
    }

    // MARK: - Asking

    /// Whether there is no step at all.
    open var isEmpty: Bool { steps.isEmpty }
    /// The smallest rectangle around all points, control points too; `.null` of an empty path.
    open var bounds: CGRect { steps.boundingBox }
    /// The end of the last step; `.zero` of an empty path.
    open var currentPoint: CGPoint { steps.currentPoint }

    /// Whether a point is inside, by the fill rule. Parts that are not closed have no inside.
    open func contains(_ point: CGPoint) -> Bool {
        steps.closedParts.contains(point, using: fillRule)
    }

    /// The same shape from its end to its start, drawn in the same way.
    open func reversing() -> UIBezierPath {
        let result = UIBezierPath(cgPath: steps.reversed)
        copyStyle(to: result)
        return result
    }

    // MARK: - Drawing

    /// Fills the inside in the current context's fill colour; parts that are not closed are filled as if they were.
    ///
    /// The context's state stays as it is. Nothing happens where no context is current, here and below.
    open func fill() { fill(with: .normal, alpha: nil) }

    /// Draws the line in the current context's stroke colour. The context's state stays as it is.
    open func stroke() { stroke(with: .normal, alpha: nil) }

    /// Fills the inside with a blend mode and an opacity, 0…1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill(with: blendMode, alpha: Optional(alpha)) }

    /// Draws the line with a blend mode and an opacity, 0…1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke(with: blendMode, alpha: Optional(alpha)) }

    /// Lets later drawing in the current context touch the inside only, until its state is restored.
    open func addClip() { clipCurrentContext() }

    /// Whether two paths have the same steps and are drawn in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return other === self || (other.steps == steps && other.style == style)
    }

    /// Equal for equal paths; it changes with the path.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(steps)
        hasher.combine(style)
        return hasher.finalize()
    }

    private var style: [AnyHashable] {
        [lineWidth, lineCapStyle, lineJoinStyle, miterLimit, flatness, usesEvenOddFillRule, dash]
    }

    /// A path of the same shape, drawn in the same way.
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = UIBezierPath(cgPath: steps)
        copyStyle(to: result)
        return result
    }
}

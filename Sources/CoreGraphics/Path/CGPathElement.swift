/// What one step of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a part at one point.
    case moveToPoint = 0
    /// A line to one point.
    case addLineToPoint = 1
    /// A curve by one control point and an end.
    case addQuadCurveToPoint = 2
    /// A curve by two control points and an end.
    case addCurveToPoint = 3
    /// A line back to where the part started.
    case closeSubpath = 4
}

/// One step of a path, as ``CGPath/applyWithBlock(_:)`` hands it out.
public struct CGPathElement {
    /// What the step does.
    public let type: CGPathElementType
    /// Its points, as many as the type has; valid only while the block runs.
    public let points: UnsafeMutablePointer<CGPoint>
}

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a subpath at a point.
    case moveToPoint = 0
    /// A line to a point.
    case addLineToPoint = 1
    /// A quadratic curve with a control point and an end.
    case addQuadCurveToPoint = 2
    /// A cubic curve with two control points and an end.
    case addCurveToPoint = 3
    /// A line to the start of the subpath.
    case closeSubpath = 4
}

/// A path element, as ``CGPath/applyWithBlock(_:)`` passes it.
public struct CGPathElement {
    /// The kind of the element.
    public let type: CGPathElementType
    /// The points of the element, as many as the kind has; valid only during the block.
    public let points: UnsafeMutablePointer<CGPoint>
}

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the path's winding number around the point is not 0.
    case winding = 0
    /// A point is inside if a ray from the point crosses the path an odd number of times.
    case evenOdd = 1
}

/// The shape of open line ends.
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its end point; the default.
    case butt = 0
    /// A semicircle around the end point.
    case round = 1
    /// Half a square around the end point.
    case square = 2
}

/// The shape of line joins.
public enum CGLineJoin: Int32, Sendable {
    /// A pointed corner, up to the miter limit; the default.
    case miter = 0
    /// A round corner.
    case round = 1
    /// A bevelled corner.
    case bevel = 2
}

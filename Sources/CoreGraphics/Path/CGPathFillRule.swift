/// What counts as inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the path goes around it a number of times that is not 0.
    case winding = 0
    /// A point is inside if a ray from it crosses the path an odd number of times.
    case evenOdd = 1
}

/// How the ends of open lines look.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point; the default.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// A half square around the end point.
    case square = 2
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, up to the miter limit; the default.
    case miter = 0
    /// A round corner.
    case round = 1
    /// A corner cut off.
    case bevel = 2
}

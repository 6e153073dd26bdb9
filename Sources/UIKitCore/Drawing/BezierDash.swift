/// The dash pattern of a path: alternating lengths of dashes and gaps.
struct BezierDash: Hashable {
    /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
    var lengths: [CGFloat] = []
    /// The offset into the pattern at which a line begins, in points.
    var phase: CGFloat = 0
}

/// Dashes and gaps in turn.
struct BezierDash: Hashable {
    /// In points; none for a whole line.
    var lengths: [CGFloat] = []
    /// Where in them a line begins, in points.
    var phase: CGFloat = 0
}

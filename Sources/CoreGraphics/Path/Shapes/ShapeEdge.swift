/// A straight piece of a shape's edge, with its origin.
struct ShapeEdge {
    /// The first end, in the order of grid points.
    var start: GridPoint
    var end: GridPoint
    /// The change of each shape's winding number across the piece: the number of edges from `start` to `end`, minus the
    /// number in reverse.
    var windingChange: SIMD2<Int32>
    /// The index of the original curve; negative for a line.
    var curve: Int32
    /// The parameters of the piece's ends on the curve, 0…1.
    var from: Double
    var to: Double

    /// Returns `nil` for a piece without length.
    init?(_ a: GridPoint, _ b: GridPoint, shape: Int, curve: Int32 = -1, from: Double = 0, to: Double = 1) {
        guard a != b else { return nil }
        let isForward = a < b
        start = isForward ? a : b
        end = isForward ? b : a
        windingChange = shape == 0 ? SIMD2(isForward ? 1 : -1, 0) : SIMD2(0, isForward ? 1 : -1)
        self.curve = curve
        self.from = isForward ? from : to
        self.to = isForward ? to : from
    }

    /// Returns the pieces between points on the edge, or within half a grid step of it. The points may have any order.
    func cut(at points: [GridPoint]) -> [ShapeEdge] {
        let inner = Set(points).filter { $0 != start && $0 != end }
        guard !inner.isEmpty else { return [self] }
        let line = [start] + inner.sorted { projection(of: $0) < projection(of: $1) } + [end]
        return zip(line, line.dropFirst()).compactMap { a, b in
            var piece = self
            (piece.start, piece.end) = (a, b)
            (piece.from, piece.to) = (curveParameter(at: a), curveParameter(at: b))
            guard b < a else { return piece }
            // Rounding may reverse a nearly vertical piece.
            (piece.start, piece.end, piece.from, piece.to) = (b, a, piece.to, piece.from)
            piece.windingChange = 0 &- windingChange
            return piece
        }
    }

    /// Returns the position of a point along the edge, 0…1.
    private func projection(of point: GridPoint) -> Double {
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        return (Double(point.x - start.x) * dx + Double(point.y - start.y) * dy) / (dx * dx + dy * dy)
    }

    /// Returns the parameter on the original curve at a point.
    private func curveParameter(at point: GridPoint) -> Double {
        if point == start { return from }
        return point == end ? to : from + (to - from) * min(max(projection(of: point), 0), 1)
    }
}

/// A straight piece of a shape's edge, with its origin.
struct ShapeEdge {
    /// The first end, in the order of grid points.
    var start: ShapeSpot
    var end: ShapeSpot
    /// The net number of times that each shape's edge runs from `start` to `end`; runs in reverse count negative.
    var turns: SIMD2<Int32>
    /// The index of the original curve; negative for a line.
    var curve: Int32
    /// The parameters of the piece's ends on the curve, 0…1.
    var from: Double
    var to: Double

    /// Returns `nil` for a piece without length.
    init?(_ a: ShapeSpot, _ b: ShapeSpot, shape: Int, curve: Int32 = -1, from: Double = 0, to: Double = 1) {
        guard a != b else { return nil }
        let isForward = a < b
        start = isForward ? a : b
        end = isForward ? b : a
        turns = shape == 0 ? SIMD2(isForward ? 1 : -1, 0) : SIMD2(0, isForward ? 1 : -1)
        self.curve = curve
        self.from = isForward ? from : to
        self.to = isForward ? to : from
    }

    /// Returns the pieces between points that lie on the edge, in any order, or within half a grid step of the edge.
    func cut(at spots: [ShapeSpot]) -> [ShapeEdge] {
        let inner = Set(spots).filter { $0 != start && $0 != end }
        guard !inner.isEmpty else { return [self] }
        let line = [start] + inner.sorted { share(of: $0) < share(of: $1) } + [end]
        return zip(line, line.dropFirst()).compactMap { a, b in
            var piece = self
            (piece.start, piece.end) = (a, b)
            (piece.from, piece.to) = (time(at: a), time(at: b))
            guard b < a else { return piece }
            // Rounding may reverse a nearly vertical piece.
            (piece.start, piece.end, piece.from, piece.to) = (b, a, piece.to, piece.from)
            piece.turns = 0 &- turns
            return piece
        }
    }

    private func share(of spot: ShapeSpot) -> Double {
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        return (Double(spot.x - start.x) * dx + Double(spot.y - start.y) * dy) / (dx * dx + dy * dy)
    }

    private func time(at spot: ShapeSpot) -> Double {
        if spot == start { return from }
        return spot == end ? to : from + (to - from) * min(max(share(of: spot), 0), 1)
    }
}

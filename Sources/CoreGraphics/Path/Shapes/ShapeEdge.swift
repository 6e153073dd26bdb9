/// A straight piece of a shape's edge, and what it is a piece of.
struct ShapeEdge {
    /// The end that comes first in the order of spots.
    var start: ShapeSpot
    var end: ShapeSpot
    /// How often the first shape's edge goes from `start` to `end`, less how often it goes back; likewise the second's.
    var turns: SIMD2<Int32>
    /// The curve that the piece belongs to; below 0 for a line.
    var curve: Int32
    /// Where on the curve the piece starts and ends, 0…1.
    var from: Double
    var to: Double

    /// `nil` for a piece of no length.
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

    /// The pieces between spots that lie on the edge, in whatever order, or within half a step of it.
    func cut(at spots: [ShapeSpot]) -> [ShapeEdge] {
        let inner = Set(spots).filter { $0 != start && $0 != end }
        guard !inner.isEmpty else { return [self] }
        let line = [start] + inner.sorted { share(of: $0) < share(of: $1) } + [end]
        return zip(line, line.dropFirst()).compactMap { a, b in
            var piece = self
            (piece.start, piece.end) = (a, b)
            (piece.from, piece.to) = (time(at: a), time(at: b))
            guard b < a else { return piece }
            // Rounding may turn a piece that is almost upright.
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

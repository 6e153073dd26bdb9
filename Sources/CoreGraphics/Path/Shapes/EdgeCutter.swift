/// Cuts edges at their intersections, until edges meet only at their ends.
///
/// Each round divides the edges into horizontal stripes and sweeps each stripe from left to right. An edge is
/// compared with the active edges of its stripe; their intersections and touching ends are recorded as cuts. The
/// edges are then cut, and equal pieces are merged. Cuts are rounded to the grid, which moves pieces by less than a
/// step and may cause new intersections. Therefore rounds are repeated until there are no cuts, at most 12 times.
struct EdgeCutter {
    /// The maximum number of pieces. More intersections would be too dense to be visible.
    private static let maximumPieces = 2_000_000
    private static let maximumRounds = 12

    private var edges: [ShapeEdge]
    private var cuts: [[GridPoint]] = []

    /// Returns the pieces without duplicates; `nil` if there are too many.
    static func cut(_ edges: [ShapeEdge]) -> [ShapeEdge]? {
        var cutter = EdgeCutter(edges: merged(edges))
        for _ in 0..<maximumRounds {
            guard let isDone = cutter.performRound() else { return nil }
            if isDone { return cutter.edges }
        }
        return cutter.edges
    }

    private init(edges: [ShapeEdge]) { self.edges = edges }

    /// Performs a round. Returns whether there were no cuts; `nil` if there are too many pieces.
    private mutating func performRound() -> Bool? {
        cuts = [[GridPoint]](repeating: [], count: edges.count)
        guard findCuts() else { return nil }
        guard cuts.contains(where: { !$0.isEmpty }) else { return true }
        var pieces: [ShapeEdge] = []
        pieces.reserveCapacity(edges.count * 2)
        for index in edges.indices { pieces += edges[index].cut(at: cuts[index]) }
        guard pieces.count <= Self.maximumPieces else { return nil }
        edges = Self.merged(pieces)
        return false
    }

    /// Compares each edge with nearby edges, from left to right in stripes of equal height.
    private mutating func findCuts() -> Bool {
        guard let stripes = EdgeStripes(edges) else { return true }
        var cutCount = 0
        for stripe in stripes.lists {
            var active: [Int] = []
            for index in stripe {
                let edge = edges[index]
                active.removeAll { edges[$0].end.x < edge.start.x }
                for other in active { cutCount += compare(index, other) }
                active.append(index)
                guard cutCount <= Self.maximumPieces else { return false }
            }
        }
        return true
    }

    /// Records the intersections of two edges. Returns the number of cuts.
    private mutating func compare(_ one: Int, _ two: Int) -> Int {
        let (p, q) = (edges[one], edges[two])
        guard min(p.start.y, p.end.y) <= max(q.start.y, q.end.y), min(q.start.y, q.end.y) <= max(p.start.y, p.end.y) else { return 0 }
        let (s0, s1) = (GridPoint.side(p.start, p.end, q.start), GridPoint.side(p.start, p.end, q.end))
        let (r0, r1) = (GridPoint.side(q.start, q.end, p.start), GridPoint.side(q.start, q.end, p.end))
        var count = 0
        if s0 == 0 { count += insertCut(q.start, on: one) }
        if s1 == 0 { count += insertCut(q.end, on: one) }
        if r0 == 0 { count += insertCut(p.start, on: two) }
        if r1 == 0 { count += insertCut(p.end, on: two) }
        guard (s0 > 0 && s1 < 0) || (s0 < 0 && s1 > 0), (r0 > 0 && r1 < 0) || (r0 < 0 && r1 > 0) else { return count }
        let fraction = Double(r0) / (Double(r0) - Double(r1))
        let point = GridPoint(
            x: p.start.x + Int((Double(p.end.x - p.start.x) * fraction).rounded()),
            y: p.start.y + Int((Double(p.end.y - p.start.y) * fraction).rounded()))
        return count + insertCut(point, on: one) + insertCut(point, on: two)
    }

    private mutating func insertCut(_ point: GridPoint, on index: Int) -> Int {
        let edge = edges[index]
        guard point != edge.start, point != edge.end else { return 0 }
        guard point.x >= edge.start.x, point.x <= edge.end.x else { return 0 }
        guard point.y >= min(edge.start.y, edge.end.y), point.y <= max(edge.start.y, edge.end.y) else { return 0 }
        cuts[index].append(point)
        return 1
    }

    /// Merges edges between the same points, and removes edges that cancel each other.
    private static func merged(_ edges: [ShapeEdge]) -> [ShapeEdge] {
        let sorted = edges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        var result: [ShapeEdge] = []
        result.reserveCapacity(sorted.count)
        for edge in sorted {
            if let last = result.last, last.start == edge.start, last.end == edge.end {
                result[result.count - 1].windingChange &+= edge.windingChange
                // If a line and a curve coincide, the line is used.
                if edge.curve < 0 { result[result.count - 1].curve = -1 }
            } else {
                result.append(edge)
            }
        }
        result.removeAll { $0.windingChange == .zero }
        return result
    }
}

/// Edges by stripes of equal height. An edge is in every stripe that it touches, and each stripe is ordered by the
/// start of its edges.
struct EdgeStripes {
    let lists: [[Int]]

    /// Returns `nil` without edges.
    init?(_ edges: [ShapeEdge]) {
        guard let first = edges.first else { return nil }
        var (low, high) = (first.start.y, first.start.y)
        for edge in edges {
            low = min(low, edge.start.y, edge.end.y)
            high = max(high, edge.start.y, edge.end.y)
        }
        let count = max(1, min(1024, edges.count / 16))
        let height = (high - low) / count + 1
        var lists = [[Int]](repeating: [], count: count)
        // The edges are ordered by their starts.
        for (index, edge) in edges.enumerated() {
            let top = (min(edge.start.y, edge.end.y) - low) / height
            let bottom = (max(edge.start.y, edge.end.y) - low) / height
            for stripe in top...bottom { lists[stripe].append(index) }
        }
        self.lists = lists
    }
}

/// Finds which edges separate inside from outside, by looking at all of them from left to right.
///
/// Edges may meet in their ends only. Beside each edge that is met, how often either shape's edge goes around there is known from the
/// edge next to it.
struct EdgeSweep {
    /// Which places belong to the result, by how often the edges of both shapes go around them.
    typealias Rule = (SIMD2<Int32>) -> Bool

    /// An edge of the result: what is inside lies on the side of growing y on the way from `start` to `end`, or, turned, on the other.
    struct Border {
        var edge: ShapeEdge
        var isTurned: Bool
    }

    private let edges: [ShapeEdge]
    /// The edges that the line of the sweep crosses, by growing y, and what is beyond each.
    private var active: [(edge: Int, beyond: SIMD2<Int32>)] = []

    private init(_ edges: [ShapeEdge]) { self.edges = edges }

    /// Calls `body` for every edge with what lies before and beyond it along y.
    static func run(_ edges: [ShapeEdge], _ body: (_ edge: ShapeEdge, _ before: SIMD2<Int32>, _ beyond: SIMD2<Int32>) -> Void) {
        var sweep = EdgeSweep(edges)
        var next = 0
        while next < edges.count {
            let spot = edges[next].start
            sweep.leave(upTo: spot)
            var starting: [Int] = []
            while next < edges.count, edges[next].start == spot {
                starting.append(next)
                next += 1
            }
            sweep.enter(starting, at: spot, body)
        }
    }

    static func borders(_ edges: [ShapeEdge], _ rule: Rule) -> [Border] {
        var result: [Border] = []
        run(edges) { edge, before, beyond in
            let isInside = rule(beyond)
            if isInside != rule(before) { result.append(Border(edge: edge, isTurned: !isInside)) }
        }
        return result
    }

    /// Forgets the edges that end at or before a spot.
    private mutating func leave(upTo spot: ShapeSpot) {
        active.removeAll { edges[$0.edge].end <= spot }
    }

    private mutating func enter(
        _ starting: [Int], at spot: ShapeSpot, _ body: (ShapeEdge, SIMD2<Int32>, SIMD2<Int32>) -> Void
    ) {
        let order = starting.sorted { ShapeSpot.side(spot, edges[$0].end, edges[$1].end) > 0 }
        let place = active.partitioningIndex { ShapeSpot.side(edges[$0.edge].start, edges[$0.edge].end, spot) < 0 }
        var before = place > 0 ? active[place - 1].beyond : .zero
        var entering: [(edge: Int, beyond: SIMD2<Int32>)] = []
        for index in order {
            // What runs to the right has what it encloses on the side of growing y.
            let beyond = before &+ edges[index].turns
            body(edges[index], before, beyond)
            entering.append((index, beyond))
            before = beyond
        }
        active.insert(contentsOf: entering, at: place)
    }
}

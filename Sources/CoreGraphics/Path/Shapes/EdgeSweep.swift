/// Finds the edges that separate the inside from the outside, with a sweep line from left to right.
///
/// The edges meet only at their ends. At each point, the edges that end are removed from the active list. The edges
/// that start are sorted by their direction and inserted at the position that a binary search finds. The winding
/// numbers of both shapes beyond an edge are the numbers before the edge plus the edge's contribution. An edge whose
/// sides differ by the rule is a border of the result. This is the plane sweep of Bentley and Ottmann without the
/// detection of intersections.
struct EdgeSweep {
    /// Returns whether a region belongs to the result, by the winding numbers of both shapes.
    typealias Rule = (SIMD2<Int32>) -> Bool

    /// An edge of the result. The inside is on the side of increasing y from `start` to `end`, or on the other side
    /// if `isReversed`.
    struct Border {
        var edge: ShapeEdge
        var isReversed: Bool
    }

    private let edges: [ShapeEdge]
    /// The edges that intersect the sweep line, by increasing y, with the winding numbers beyond each.
    private var active: [(edge: Int, beyond: SIMD2<Int32>)] = []

    private init(_ edges: [ShapeEdge]) { self.edges = edges }

    /// Calls `body` for every edge, with the winding numbers before and beyond the edge along y.
    static func run(_ edges: [ShapeEdge], _ body: (_ edge: ShapeEdge, _ before: SIMD2<Int32>, _ beyond: SIMD2<Int32>) -> Void) {
        var sweep = EdgeSweep(edges)
        var next = 0
        while next < edges.count {
            let point = edges[next].start
            sweep.removeEdges(upTo: point)
            var starting: [Int] = []
            while next < edges.count, edges[next].start == point {
                starting.append(next)
                next += 1
            }
            sweep.insert(starting, at: point, body)
        }
    }

    static func borders(_ edges: [ShapeEdge], _ rule: Rule) -> [Border] {
        var result: [Border] = []
        run(edges) { edge, before, beyond in
            let isInside = rule(beyond)
            if isInside != rule(before) { result.append(Border(edge: edge, isReversed: !isInside)) }
        }
        return result
    }

    /// Removes the edges that end at or before a point.
    private mutating func removeEdges(upTo point: GridPoint) {
        active.removeAll { edges[$0.edge].end <= point }
    }

    private mutating func insert(
        _ starting: [Int], at point: GridPoint, _ body: (ShapeEdge, SIMD2<Int32>, SIMD2<Int32>) -> Void
    ) {
        let order = starting.sorted { GridPoint.side(point, edges[$0].end, edges[$1].end) > 0 }
        let insertionIndex = active.partitioningIndex { GridPoint.side(edges[$0.edge].start, edges[$0.edge].end, point) < 0 }
        var before = insertionIndex > 0 ? active[insertionIndex - 1].beyond : .zero
        var entering: [(edge: Int, beyond: SIMD2<Int32>)] = []
        for index in order {
            // An edge that runs to the right has its inside on the side of increasing y.
            let beyond = before &+ edges[index].windingChange
            body(edges[index], before, beyond)
            entering.append((index, beyond))
            before = beyond
        }
        active.insert(contentsOf: entering, at: insertionIndex)
    }
}

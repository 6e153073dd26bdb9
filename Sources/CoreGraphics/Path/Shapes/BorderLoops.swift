/// Connects borders to closed loops that do not cross themselves, and converts the loops to path elements.
///
/// Each border is oriented with the inside on its left, and indexed by its start. A loop starts at any unused border
/// and continues at its end, with the border that turns most to the left if there are several. It ends when it
/// reaches its start. Adjoining borders of the same line or the same curve are merged. Finally, lines and the
/// matching parts of the original curves are written.
struct BorderLoops {
    /// An oriented border. The inside is on the left if the y axis points up.
    private struct Way {
        var start: ShapeSpot
        var end: ShapeSpot
        var curve: Int32
        var from: Double
        var to: Double
    }

    private let edges: ShapeEdges
    private var ways: [Way]
    private var starting: [ShapeSpot: [Int]] = [:]
    private var isTaken: [Bool]

    private init(_ edges: ShapeEdges, _ borders: [EdgeSweep.Border]) {
        self.edges = edges
        ways = borders.map { border in
            let edge = border.edge
            return border.isTurned
                ? Way(start: edge.end, end: edge.start, curve: edge.curve, from: edge.to, to: edge.from)
                : Way(start: edge.start, end: edge.end, curve: edge.curve, from: edge.from, to: edge.to)
        }
        isTaken = [Bool](repeating: false, count: ways.count)
        for (index, way) in ways.enumerated() { starting[way.start, default: []].append(index) }
    }

    /// Returns the loops, each as the elements of a subpath.
    static func loops(_ edges: ShapeEdges, _ borders: [EdgeSweep.Border]) -> [[PathStep]] {
        var maker = BorderLoops(edges, borders)
        var result: [[PathStep]] = []
        for first in maker.ways.indices where !maker.isTaken[first] {
            let loop = maker.walk(from: first)
            if loop.count > 1 { result.append(maker.steps(maker.simplified(loop))) }
        }
        return result
    }

    private mutating func walk(from first: Int) -> [Way] {
        var loop: [Way] = []
        var index = first
        while !isTaken[index] {
            isTaken[index] = true
            loop.append(ways[index])
            guard ways[index].end != ways[first].start, let next = next(after: ways[index]) else { break }
            index = next
        }
        return loop
    }

    /// Returns the border that turns most to the left, which separates parts that touch in a point.
    private func next(after way: Way) -> Int? {
        let back = SIMD2(Double(way.start.x - way.end.x), Double(way.start.y - way.end.y))
        let open = starting[way.end, default: []].filter { !isTaken[$0] }
        guard open.count > 1 else { return open.first }
        // Clockwise from the opposite direction: only inside lies before the first border.
        return open.min { Self.turn(back, ways[$0]) < Self.turn(back, ways[$1]) }
    }

    private static func turn(_ back: SIMD2<Double>, _ way: Way) -> Double {
        let ahead = SIMD2(Double(way.end.x - way.start.x), Double(way.end.y - way.start.y))
        let angle = atan2(back.x * ahead.y - back.y * ahead.x, back.x * ahead.x + back.y * ahead.y)
        return angle < 0 ? -angle : 2 * .pi - angle
    }

    /// Merges adjoining borders of a line, and adjoining parts of a curve.
    private func simplified(_ loop: [Way]) -> [Way] {
        var result: [Way] = []
        for way in loop { Self.append(way, to: &result) }
        while result.count > 2, let last = result.last {
            var joined = [last]
            Self.append(result[0], to: &joined)
            guard joined.count == 1 else { break }
            result[0] = joined[0]
            result.removeLast()
        }
        return result
    }

    private static func append(_ way: Way, to ways: inout [Way]) {
        guard let last = ways.last, last.curve == way.curve else { return ways.append(way) }
        let isOneCurve = way.curve >= 0 && last.to == way.from && (last.from < last.to) == (way.from < way.to)
        guard isOneCurve || way.curve < 0 && isStraight(last, way) else { return ways.append(way) }
        ways[ways.count - 1].end = way.end
        ways[ways.count - 1].to = way.to
    }

    private static func isStraight(_ one: Way, _ two: Way) -> Bool {
        guard ShapeSpot.side(one.start, one.end, two.end) == 0 else { return false }
        let along = (one.end.x - one.start.x) * (two.end.x - two.start.x) + (one.end.y - one.start.y) * (two.end.y - two.start.y)
        return along > 0
    }

    private func steps(_ loop: [Way]) -> [PathStep] {
        var steps: [PathStep] = [.move(edges.grid.point(loop[0].start))]
        for (index, way) in loop.enumerated() {
            if way.curve >= 0 {
                let (a, b) = edges.curves[Int(way.curve)].controls(from: way.from, to: way.to)
                steps.append(.curve(a, b, edges.grid.point(way.end)))
            } else if index < loop.count - 1 {
                steps.append(.line(edges.grid.point(way.end)))
            }
        }
        return steps + [.close]
    }
}

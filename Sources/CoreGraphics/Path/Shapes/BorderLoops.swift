/// Connects borders to closed loops that do not cross themselves, and converts the loops to path elements.
///
/// Each border is oriented with the inside on its left, and indexed by its start. A loop starts at any unused border
/// and continues at its end, with the border that turns most to the left if there are several. It ends when it
/// reaches its start. Adjoining borders of the same line or the same curve are merged. Finally, lines and the
/// matching parts of the original curves are written.
struct BorderLoops {
    /// An oriented border. The inside is on the left if the y axis points up.
    private struct Segment {
        var start: GridPoint
        var end: GridPoint
        var curve: Int32
        var from: Double
        var to: Double
    }

    private let edges: ShapeEdges
    private var segments: [Segment]
    private var segmentsByStart: [GridPoint: [Int]] = [:]
    private var isVisited: [Bool]

    private init(_ edges: ShapeEdges, _ borders: [EdgeSweep.Border]) {
        self.edges = edges
        segments = borders.map { border in
            let edge = border.edge
            return border.isReversed
                ? Segment(start: edge.end, end: edge.start, curve: edge.curve, from: edge.to, to: edge.from)
                : Segment(start: edge.start, end: edge.end, curve: edge.curve, from: edge.from, to: edge.to)
        }
        isVisited = [Bool](repeating: false, count: segments.count)
        for (index, segment) in segments.enumerated() { segmentsByStart[segment.start, default: []].append(index) }
    }

    /// Returns the loops, each as the elements of a subpath.
    static func loops(_ edges: ShapeEdges, _ borders: [EdgeSweep.Border]) -> [[PathStep]] {
        var builder = BorderLoops(edges, borders)
        var result: [[PathStep]] = []
        for first in builder.segments.indices where !builder.isVisited[first] {
            let loop = builder.traceLoop(from: first)
            if loop.count > 1 { result.append(builder.steps(builder.simplified(loop))) }
        }
        return result
    }

    private mutating func traceLoop(from first: Int) -> [Segment] {
        var loop: [Segment] = []
        var index = first
        while !isVisited[index] {
            isVisited[index] = true
            loop.append(segments[index])
            guard segments[index].end != segments[first].start, let next = next(after: segments[index]) else { break }
            index = next
        }
        return loop
    }

    /// Returns the border that turns most to the left, which separates parts that touch in a point.
    private func next(after segment: Segment) -> Int? {
        let back = SIMD2(Double(segment.start.x - segment.end.x), Double(segment.start.y - segment.end.y))
        let unvisited = segmentsByStart[segment.end, default: []].filter { !isVisited[$0] }
        guard unvisited.count > 1 else { return unvisited.first }
        // The border with the smallest clockwise angle: between it and the reversed segment there is only the inside.
        return unvisited.min { Self.clockwiseAngle(back, segments[$0]) < Self.clockwiseAngle(back, segments[$1]) }
    }

    private static func clockwiseAngle(_ back: SIMD2<Double>, _ segment: Segment) -> Double {
        let ahead = SIMD2(Double(segment.end.x - segment.start.x), Double(segment.end.y - segment.start.y))
        let angle = atan2(back.x * ahead.y - back.y * ahead.x, back.x * ahead.x + back.y * ahead.y)
        return angle < 0 ? -angle : 2 * .pi - angle
    }

    /// Merges adjoining borders of a line, and adjoining parts of a curve.
    private func simplified(_ loop: [Segment]) -> [Segment] {
        var result: [Segment] = []
        for segment in loop { Self.append(segment, to: &result) }
        while result.count > 2, let last = result.last {
            var joined = [last]
            Self.append(result[0], to: &joined)
            guard joined.count == 1 else { break }
            result[0] = joined[0]
            result.removeLast()
        }
        return result
    }

    private static func append(_ segment: Segment, to segments: inout [Segment]) {
        guard let last = segments.last, last.curve == segment.curve else { return segments.append(segment) }
        let continuesCurve = segment.curve >= 0 && last.to == segment.from && (last.from < last.to) == (segment.from < segment.to)
        guard continuesCurve || segment.curve < 0 && isStraight(last, segment) else { return segments.append(segment) }
        segments[segments.count - 1].end = segment.end
        segments[segments.count - 1].to = segment.to
    }

    private static func isStraight(_ one: Segment, _ two: Segment) -> Bool {
        guard GridPoint.side(one.start, one.end, two.end) == 0 else { return false }
        let dotProduct = (one.end.x - one.start.x) * (two.end.x - two.start.x) + (one.end.y - one.start.y) * (two.end.y - two.start.y)
        return dotProduct > 0
    }

    private func steps(_ loop: [Segment]) -> [PathStep] {
        var steps: [PathStep] = [.move(edges.grid.point(loop[0].start))]
        for (index, segment) in loop.enumerated() {
            if segment.curve >= 0 {
                let (a, b) = edges.curves[Int(segment.curve)].controls(from: segment.from, to: segment.to)
                steps.append(.curve(a, b, edges.grid.point(segment.end)))
            } else if index < loop.count - 1 {
                steps.append(.line(edges.grid.point(segment.end)))
            }
        }
        return steps + [.close]
    }
}

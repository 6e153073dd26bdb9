/// An area that text flows around, with its outline as line segments.
///
/// The outline is flattened once, with a tolerance of 0.25 points. For a strip, scan lines at intervals of 1 point
/// intersect the segments, and pairs of crossings form the covered spans by the even-odd rule. The spans of all scan
/// lines are merged. The cost is the number of segments times the strip's height in points.
struct ExcludedArea {
    private var edges: [(from: CGPoint, to: CGPoint)] = []
    private let bounds: CGRect

    init(_ path: CGPath) {
        bounds = path.boundingBox
        for polygon in path.flattened(tolerance: 0.25) {
            guard var previousPoint = polygon.last else { continue }
            for point in polygon {
                edges.append((previousPoint, point))
                previousPoint = point
            }
        }
    }

    /// Returns the horizontal spans that the area covers in a strip, from left to right: the union over the height of
    /// the strip.
    func spans(in strip: CGRect) -> [ClosedRange<CGFloat>] {
        guard bounds.minY < strip.maxY, bounds.maxY > strip.minY else { return [] }
        var spans: [ClosedRange<CGFloat>] = []
        var y = strip.minY
        while y <= strip.maxY {
            spans += coveredSpans(at: min(strip.maxY - 0.001, max(strip.minY + 0.001, y)))
            y += Self.step
        }
        return Self.merged(spans)
    }

    /// The distance between scan lines, in points.
    private static let step: CGFloat = 1

    private func coveredSpans(at y: CGFloat) -> [ClosedRange<CGFloat>] {
        let intersections = edges.compactMap { edge -> CGFloat? in
            guard (edge.from.y <= y) != (edge.to.y <= y) else { return nil }
            return edge.from.x + (y - edge.from.y) / (edge.to.y - edge.from.y) * (edge.to.x - edge.from.x)
        }.sorted()
        return stride(from: 0, to: intersections.count - 1, by: 2).map { intersections[$0]...intersections[$0 + 1] }
    }

    private static func merged(_ spans: [ClosedRange<CGFloat>]) -> [ClosedRange<CGFloat>] {
        var result: [ClosedRange<CGFloat>] = []
        for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, span.lowerBound <= last.upperBound {
                result[result.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
            } else {
                result.append(span)
            }
        }
        return result
    }
}

/// An area that text flows around: its outline as straight lines.
struct ExcludedArea {
    private var edges: [(from: CGPoint, to: CGPoint)] = []
    private let box: CGRect

    init(_ path: CGPath) {
        box = path.boundingBox
        for polygon in path.flattened(tolerance: 0.25) {
            guard var last = polygon.last else { continue }
            for point in polygon {
                edges.append((last, point))
                last = point
            }
        }
    }

    /// What it takes of a strip, from left to right: between the outermost points of what lies in it.
    func spans(in strip: CGRect) -> [ClosedRange<CGFloat>] {
        guard box.minY < strip.maxY, box.maxY > strip.minY else { return [] }
        var spans: [ClosedRange<CGFloat>] = []
        var y = strip.minY
        while y <= strip.maxY {
            spans += crossings(at: min(strip.maxY - 0.001, max(strip.minY + 0.001, y)))
            y += Self.step
        }
        return Self.merged(spans)
    }

    /// In points between the heights that a strip is looked at.
    private static let step: CGFloat = 1

    private func crossings(at y: CGFloat) -> [ClosedRange<CGFloat>] {
        let places = edges.compactMap { edge -> CGFloat? in
            guard (edge.from.y <= y) != (edge.to.y <= y) else { return nil }
            return edge.from.x + (y - edge.from.y) / (edge.to.y - edge.from.y) * (edge.to.x - edge.from.x)
        }.sorted()
        return stride(from: 0, to: places.count - 1, by: 2).map { places[$0]...places[$0 + 1] }
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

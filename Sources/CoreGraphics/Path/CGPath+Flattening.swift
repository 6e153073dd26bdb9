extension CGPath {
    /// Calls `body` with each element that draws, and its start. Moves are skipped, and a close is passed as a line.
    func forEachSegment(_ body: (CGPoint, PathStep) -> Void) {
        var start = CGPoint.zero
        var current = CGPoint.zero
        for step in steps {
            switch step {
            case .move(let point):
                start = point
                current = point
            case .close:
                body(current, .line(start))
                current = start
            default:
                body(current, step)
                current = step.end ?? current
            }
        }
    }

    /// Returns a polygon for each subpath. The polygons deviate from the curves by at most `tolerance`, in the path's
    /// unit.
    package func flattened(tolerance: CGFloat) -> [[CGPoint]] {
        var result: [[CGPoint]] = []
        for step in steps {
            switch step {
            case .move(let point): result.append([point])
            case .close:
                // Elements after a close without a move start at the start of the closed subpath.
                if let start = result.last?.first { result.append([start]) }
            default:
                guard var polygon = result.popLast(), let from = polygon.last else { continue }
                Self.flatten(from, step, tolerance, into: &polygon)
                result.append(polygon)
            }
        }
        return result.filter { $0.count > 1 }
    }

    private static func flatten(_ from: CGPoint, _ step: PathStep, _ tolerance: CGFloat, into points: inout [CGPoint]) {
        guard case .curve(let a, let b, let end) = cubic(from, step) else {
            if let end = step.end { points.append(end) }
            return
        }
        // The second differences bound the deviation of a chord from the curve.
        let secondDifference = max(
            hypot(from.x - 2 * a.x + b.x, from.y - 2 * a.y + b.y), hypot(a.x - 2 * b.x + end.x, a.y - 2 * b.y + end.y))
        let idealCount = (0.75 * secondDifference / tolerance).squareRoot().rounded(.up)
        let count = idealCount.isFinite ? Int(min(200, max(1, idealCount))) : 1
        for index in 1...count {
            points.append(point(CGFloat(index) / CGFloat(count), from, a, b, end))
        }
    }

    /// Returns a quadratic curve as a cubic curve; other elements unchanged.
    static func cubic(_ from: CGPoint, _ step: PathStep) -> PathStep {
        guard case .quad(let control, let end) = step else { return step }
        return .curve(
            CGPoint(x: from.x + 2 / 3 * (control.x - from.x), y: from.y + 2 / 3 * (control.y - from.y)),
            CGPoint(x: end.x + 2 / 3 * (control.x - end.x), y: end.y + 2 / 3 * (control.y - end.y)), end)
    }

    private static func point(_ t: CGFloat, _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> CGPoint {
        let u = 1 - t
        let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
    }

    /// Returns the end of an element, and the extreme points of its curve along x and y.
    static func extremes(from start: CGPoint, _ step: PathStep) -> [CGPoint] {
        guard case .curve(let a, let b, let end) = cubic(start, step) else { return step.end.map { [$0] } ?? [] }
        let times = roots(start.x, a.x, b.x, end.x) + roots(start.y, a.y, b.y, end.y)
        return times.map { point($0, start, a, b, end) } + [end]
    }

    /// Returns the roots of a cubic curve's derivative, strictly between its ends.
    private static func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = -p0 + 3 * p1 - 3 * p2 + p3
        let b = 2 * (p0 - 2 * p1 + p2)
        let c = p1 - p0
        var found: [CGFloat] = []
        if abs(a) < 1e-12 {
            if abs(b) > 1e-12 { found = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 { found = [(-b + discriminant.squareRoot()) / (2 * a), (-b - discriminant.squareRoot()) / (2 * a)] }
        }
        return found.filter { $0 > 0 && $0 < 1 }
    }
}

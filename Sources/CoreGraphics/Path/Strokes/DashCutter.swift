/// Cuts a path into dashes by length.
///
/// The phase determines with which length of the pattern each subpath starts, and how much of that length remains.
/// Each element is measured by the lengths of its chords (``CurveMeasure``). A walk along the element consumes the
/// pattern's lengths alternately as dash and gap. Dashes are written as lines, or as parts of the curve. A dash may
/// continue in the next element.
struct DashCutter {
    /// The maximum number of dashes.
    private static let maximumDashes = 100_000

    private(set) var steps: [PathStep] = []
    private let lengths: [Double]
    private let firstIndex: Int
    private let firstRemaining: Double
    private var count = 0
    /// The index of the current length in the pattern, and how much of that length remains.
    private var index = 0
    private var remaining = 0.0
    private var isPenDown = false

    /// Returns `nil` for an invalid pattern, or for one with only zero lengths.
    init?(phase: CGFloat, lengths: [CGFloat]) {
        guard phase.isFinite, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) else { return nil }
        self.lengths = (lengths.count % 2 == 0 ? lengths : lengths + lengths).map { Double($0) }
        let period = self.lengths.reduce(0, +)
        var offset = Double(phase).truncatingRemainder(dividingBy: period)
        if offset < 0 { offset += period }
        var index = 0
        while offset > self.lengths[index] || offset == self.lengths[index] && offset > 0 {
            offset -= self.lengths[index]
            index = (index + 1) % self.lengths.count
        }
        firstIndex = index
        firstRemaining = self.lengths[index] - offset
    }

    /// Adds the dashes of a subpath. Returns `false` if there are too many.
    mutating func cut(_ part: CGPath.Subpath) -> Bool {
        (index, remaining, isPenDown) = (firstIndex, firstRemaining, false)
        var current = part.start
        for step in part.steps + (part.isClosed ? [.line(part.start)] : []) {
            guard let end = step.end else { continue }
            guard walk(current, step, end) else { return false }
            current = end
        }
        return true
    }

    /// Draws the dashes of one element. Returns `false` if there are too many.
    private mutating func walk(_ start: CGPoint, _ step: PathStep, _ end: CGPoint) -> Bool {
        let measure = CurveMeasure(start, step, end)
        var distance = 0.0
        while distance < measure.length || remaining == 0 {
            let lengthEndsHere = distance + remaining <= measure.length
            let nextDistance = lengthEndsHere ? distance + remaining : measure.length
            if index % 2 == 0 { draw(measure, from: distance, to: nextDistance) }
            guard lengthEndsHere else {
                remaining -= nextDistance - distance
                break
            }
            distance = nextDistance
            index = (index + 1) % lengths.count
            remaining = lengths[index]
            isPenDown = false
            count += 1
            guard count < 2 * Self.maximumDashes else { return false }
        }
        return true
    }

    private mutating func draw(_ measure: CurveMeasure, from: Double, to: Double) {
        let (first, second) = (measure.time(at: from), measure.time(at: to))
        if !isPenDown { steps.append(.move(measure.point(first))) }
        isPenDown = true
        let end = measure.point(second)
        if measure.isLine { return steps.append(.line(end)) }
        let (a, b) = measure.curve.controls(from: first, to: second)
        steps.append(.curve(a, b, end))
    }
}

/// A line or curve with a length measure.
struct CurveMeasure {
    let curve: ShapeEdges.Curve
    let isLine: Bool
    /// The cumulative lengths at equal steps of the parameter.
    private let cumulativeLengths: [Double]

    var length: Double { cumulativeLengths[cumulativeLengths.count - 1] }

    init(_ start: CGPoint, _ step: PathStep, _ end: CGPoint) {
        guard case .curve(let a, let b, _) = CGPath.cubic(start, step) else {
            let third = CGVector(dx: (end.x - start.x) / 3, dy: (end.y - start.y) / 3)
            curve = ShapeEdges.Curve(
                start: start, a: CGPoint(x: start.x + third.dx, y: start.y + third.dy),
                b: CGPoint(x: start.x + 2 * third.dx, y: start.y + 2 * third.dy), end: end)
            isLine = true
            cumulativeLengths = [0, Double(hypot(end.x - start.x, end.y - start.y))]
            return
        }
        isLine = false
        curve = ShapeEdges.Curve(start: start, a: a, b: b, end: end)
        let count = 64
        var cumulativeLengths = [0.0]
        var last = start
        for index in 1...count {
            let next = curve.point(Double(index) / Double(count))
            cumulativeLengths.append(cumulativeLengths[index - 1] + Double(hypot(next.x - last.x, next.y - last.y)))
            last = next
        }
        self.cumulativeLengths = cumulativeLengths
    }

    func point(_ time: Double) -> CGPoint {
        guard isLine, time < 1 else { return curve.point(time) }
        let fraction = CGFloat(time)
        return CGPoint(
            x: curve.start.x + (curve.end.x - curve.start.x) * fraction, y: curve.start.y + (curve.end.y - curve.start.y) * fraction)
    }

    /// Returns the curve parameter 0…1 at a distance along the curve.
    func time(at distance: Double) -> Double {
        guard distance > 0 else { return 0 }
        guard distance < length else { return 1 }
        let next = cumulativeLengths.partitioningIndex { $0 > distance }
        let fraction = (distance - cumulativeLengths[next - 1]) / (cumulativeLengths[next] - cumulativeLengths[next - 1])
        return (Double(next - 1) + fraction) / Double(cumulativeLengths.count - 1)
    }
}

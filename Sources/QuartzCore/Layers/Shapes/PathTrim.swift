/// Trims a path to a range of its length.
struct PathTrim {
    private let subpaths: [[CGPoint]]
    /// The length of the path up to the start of each subpath.
    private let starts: [Double]
    private let length: Double

    /// Flattens curves with a tolerance of 1/50 of a point.
    init(_ path: CGPath) {
        subpaths = path.flattened(tolerance: 0.02)
        var sum = 0.0
        var starts: [Double] = []
        for subpath in subpaths {
            starts.append(sum)
            for (a, b) in zip(subpath, subpath.dropFirst()) { sum += Self.distance(a, b) }
        }
        self.starts = starts
        length = sum
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double { Double(hypot(b.x - a.x, b.y - a.y)) }

    /// - Parameters:
    ///   - from: The start, 0…1.
    ///   - to: The end, 0…1. The result is empty if the end is not greater than the start.
    func trimmedPath(from: Double, to: Double) -> CGPath {
        let result = CGMutablePath()
        let (low, high) = (min(max(from, 0), 1) * length, min(max(to, 0), 1) * length)
        guard high > low else { return result }
        for (subpath, start) in zip(subpaths, starts) { add(subpath, start, low, high, to: result) }
        return result
    }

    private func add(_ subpath: [CGPoint], _ start: Double, _ low: Double, _ high: Double, to path: CGMutablePath) {
        var position = start
        var isOpen = false
        for (a, b) in zip(subpath, subpath.dropFirst()) {
            let size = Self.distance(a, b)
            let end = position + size
            defer { position = end }
            guard size > 0, end > low, position < high else { continue }
            func point(_ distance: Double) -> CGPoint {
                let fraction = CGFloat(min(max((distance - position) / size, 0), 1))
                return CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
            }
            if !isOpen { path.move(to: point(low)) }
            isOpen = true
            path.addLine(to: point(high))
        }
        // A complete closed subpath is joined at its ends instead of capped.
        if low <= start, high >= position, isOpen, subpath.count > 2, subpath.first == subpath.last { path.closeSubpath() }
    }
}

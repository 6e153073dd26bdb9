/// The convex outline of a layer's bounds in pixels: a rectangle with optionally rounded corners, under any affine
/// transform.
///
/// The corners are flattened into line segments, and all points are transformed and snapped to 1/256 of a pixel. An
/// outline that moves by whole pixels therefore keeps its coverage. The highest and the lowest point divide the outline
/// into two chains of descending edges, left and right, which ``ScanConverter`` reads.
struct Outline {
    /// A descending edge.
    struct Edge {
        let x0: Double
        let y0: Double
        let x1: Double
        let y1: Double
        let slope: Double
    }

    private(set) var left: [Edge] = []
    private(set) var right: [Edge] = []
    private(set) var top = 0.0
    private(set) var bottom = 0.0

    /// - Parameter radius: The radius of the corners in `corners`, in the rectangle's units, limited to half of the
    ///   shorter side.
    /// - Returns: `nil` for an outline without area.
    init?(
        _ rect: CGRect, radius: CGFloat = 0, corners: CACornerMask = .all, curve: CALayerCornerCurve = .circular,
        _ transform: CGAffineTransform
    ) {
        guard rect.width > 0, rect.height > 0, rect.isFiniteRect else { return nil }
        let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
        var points: [SIMD2<Double>] = []
        if radius == 0 || corners.isEmpty {
            for (x, y) in [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)] {
                points.append(Self.snapped(x, y, transform))
            }
        } else {
            points = Self.rounded(rect, radius, corners, curve, transform)
        }
        guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
        build(points)
        guard !left.isEmpty, !right.isEmpty else { return nil }
    }

    private static func snapped(_ x: CGFloat, _ y: CGFloat, _ t: CGAffineTransform) -> SIMD2<Double> {
        let point = SIMD2(Double(t.a * x + t.c * y + t.tx), Double(t.b * x + t.d * y + t.ty))
        return ((point * 256 + 0.5).rounded(.down) / 256).clamped(
            lowerBound: SIMD2(repeating: -1e7), upperBound: SIMD2(repeating: 1e7))
    }

    /// Returns the corners in order around the rectangle. Rounded corners are flattened with a tolerance of 1/50 of a
    /// pixel.
    private static func rounded(
        _ rect: CGRect, _ radius: CGFloat, _ corners: CACornerMask, _ curve: CALayerCornerCurve, _ transform: CGAffineTransform
    ) -> [SIMD2<Double>] {
        let size = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d)) * radius
        let count = Int(min(64, max(2, (4 * Double(size).squareRoot()).rounded(.up))))
        let available = Double(min(rect.width, rect.height) / 2 / radius)
        let arc =
            curve == .continuous
            ? ContinuousCorner.points(Double(radius), availableLength: available, count) : circle(Double(radius), count)
        var points: [SIMD2<Double>] = []
        points.reserveCapacity(4 * count + 4)
        // All corners use the same arc, relative to the corner; every second arc is traversed backwards.
        let all: [(x: CGFloat, y: CGFloat, signX: Double, signY: Double, mask: CACornerMask)] = [
            (rect.minX, rect.minY, 1, 1, .layerMinXMinYCorner), (rect.maxX, rect.minY, -1, 1, .layerMaxXMinYCorner),
            (rect.maxX, rect.maxY, -1, -1, .layerMaxXMaxYCorner), (rect.minX, rect.maxY, 1, -1, .layerMinXMaxYCorner),
        ]
        for (index, corner) in all.enumerated() {
            guard corners.contains(corner.mask) else {
                points.append(snapped(corner.x, corner.y, transform))
                continue
            }
            for step in 0...count {
                let point = arc[index % 2 == 0 ? step : count - step]
                points.append(
                    snapped(corner.x + CGFloat(point.x * corner.signX), corner.y + CGFloat(point.y * corner.signY), transform))
            }
        }
        return points
    }

    private static func circle(_ radius: Double, _ count: Int) -> [SIMD2<Double>] {
        (0...count).map { step in
            let angle = Double(step) / Double(count) * .pi / 2
            return SIMD2(1 - cos(angle), 1 - sin(angle)) * radius
        }
    }

    /// Creates the outline of a convex polygon, in pixels.
    init?(convex points: [SIMD2<Double>]) {
        guard points.count > 2, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
        let limit = SIMD2<Double>(repeating: 1e7)
        build(points.map { (($0 * 256 + 0.5).rounded(.down) / 256).clamped(lowerBound: -limit, upperBound: limit) })
        guard !left.isEmpty, !right.isEmpty else { return nil }
    }

    /// Creates the outline of a layer's bounds.
    init?(_ properties: LayerProperties, _ transform: CGAffineTransform) {
        self.init(
            properties.bounds, radius: properties.cornerRadius, corners: properties.maskedCorners, curve: properties.cornerCurve, transform)
    }

    /// Divides the points into the descending edges of the left and the right side.
    private mutating func build(_ points: [SIMD2<Double>]) {
        var area = 0.0
        var highest = 0
        var lowest = 0
        for index in points.indices {
            let next = points[index + 1 == points.count ? 0 : index + 1]
            area += points[index].x * next.y - next.x * points[index].y
            if points[index].y < points[highest].y { highest = index }
            if points[index].y > points[lowest].y { lowest = index }
        }
        guard area != 0 else { return }
        (top, bottom) = (points[highest].y, points[lowest].y)
        // The y axis points down: with a positive area the points are clockwise, and the forward chain is the right
        // side.
        let forwards = Self.chain(points, from: highest, to: lowest, by: 1)
        let backwards = Self.chain(points, from: highest, to: lowest, by: points.count - 1)
        (left, right) = area > 0 ? (backwards, forwards) : (forwards, backwards)
    }

    private static func chain(_ points: [SIMD2<Double>], from start: Int, to end: Int, by step: Int) -> [Edge] {
        var edges: [Edge] = []
        var index = start
        var last = points[start]
        while index != end {
            index = (index + step) % points.count
            let next = points[index]
            // Rounding may turn a nearly horizontal edge upwards. The next edge then starts at the lower end.
            guard next.y > last.y else {
                if next.y == last.y || index == end { last = next }
                continue
            }
            edges.append(
                Edge(x0: last.x, y0: last.y, x1: next.x, y1: next.y, slope: (next.x - last.x) / (next.y - last.y)))
            last = next
        }
        return edges
    }
}

/// Whole numbers for points, so that every question about their order has one true answer.
///
/// The step is a power of two, hence what a path is usually made of, wholes, halves and other binary fractions, is kept exactly.
struct ShapeGrid {
    /// Grid steps to a unit of the path.
    private let scale: Double

    /// So large that products of two differences fit 64 bits.
    private static let reach = 28
    private static let farthest = exp2(Double(reach + 1))

    /// - Parameter box: what has to fit.
    init(around box: CGRect) {
        let largest = max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY), 1e-9)
        scale = exp2(Double(Self.reach) - log2(Double(largest)).rounded(.up))
    }

    func spot(_ point: CGPoint) -> ShapeSpot {
        ShapeSpot(x: step(point.x), y: step(point.y))
    }

    /// What is no number, or beyond all that has to fit, is drawn nowhere; here it only must not stop the program.
    private func step(_ value: CGFloat) -> Int {
        let place = Double(value) * scale
        return place.isFinite ? Int(min(max(place, -Self.farthest), Self.farthest).rounded()) : 0
    }

    func point(_ spot: ShapeSpot) -> CGPoint { CGPoint(x: Double(spot.x) / scale, y: Double(spot.y) / scale) }
}

/// A point of the grid. Spots are ordered from left to right, and above each other by y.
struct ShapeSpot: Hashable, Comparable {
    var x: Int
    var y: Int

    static func < (one: ShapeSpot, other: ShapeSpot) -> Bool { (one.x, one.y) < (other.x, other.y) }

    /// Above 0 if `c` lies on the side of growing y of the way from `a` to `b`, where that goes to the right; 0 on the line.
    static func side(_ a: ShapeSpot, _ b: ShapeSpot, _ c: ShapeSpot) -> Int {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
}

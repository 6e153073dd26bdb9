/// An integer grid for points, which makes comparisons exact.
///
/// The step is a power of two, so coordinates that are binary fractions are represented exactly.
struct ShapeGrid {
    /// The number of grid steps in a unit of the path.
    private let scale: Double

    /// The number of bits of the largest coordinate. Products of two coordinate differences must fit into 64 bits.
    private static let coordinateBits = 28
    private static let coordinateLimit = exp2(Double(coordinateBits + 1))

    /// - Parameter box: The rectangle to represent.
    init(around box: CGRect) {
        let largest = max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY), 1e-9)
        scale = exp2(Double(Self.coordinateBits) - log2(Double(largest)).rounded(.up))
    }

    func gridPoint(_ point: CGPoint) -> GridPoint {
        GridPoint(x: gridCoordinate(point.x), y: gridCoordinate(point.y))
    }

    /// Returns a coordinate in grid steps. To avoid a trap, NaN becomes 0 and out-of-range values, which are not drawn,
    /// are clamped.
    private func gridCoordinate(_ value: CGFloat) -> Int {
        let scaled = Double(value) * scale
        return scaled.isFinite ? Int(min(max(scaled, -Self.coordinateLimit), Self.coordinateLimit).rounded()) : 0
    }

    func point(_ gridPoint: GridPoint) -> CGPoint { CGPoint(x: Double(gridPoint.x) / scale, y: Double(gridPoint.y) / scale) }
}

/// A grid point. Points are ordered from left to right, and points in a column by y.
struct GridPoint: Hashable, Comparable {
    var x: Int
    var y: Int

    static func < (one: GridPoint, other: GridPoint) -> Bool { (one.x, one.y) < (other.x, other.y) }

    /// Returns a positive number if `c` is on the side of increasing y of a rightward line from `a` to `b`; 0 for a
    /// point on the line.
    static func side(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
}

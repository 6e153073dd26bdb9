/// A width and a height on the flat map, in map points.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkmapsize
public struct MKMapSize: Sendable {
    /// The width, in map points.
    public var width: Double
    /// The height, in map points.
    public var height: Double

    /// Creates an empty size.
    public init() { self.init(width: 0, height: 0) }

    /// Creates a size, in map points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The side length of the world, in map points: 2²⁰ tiles of 256 points.
    static let worldSide = 268_435_456.0

    /// The size of the whole map.
    public static let world = MKMapSize(width: worldSide, height: worldSide)
}

/// The size of the whole map.
public let MKMapSizeWorld = MKMapSize.world

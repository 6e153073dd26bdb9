/// A width and a height on the flat map, in map points.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkmapsize
public struct MKMapSize: Sendable {
    /// In map points.
    public var width: Double
    /// In map points.
    public var height: Double

    /// No size.
    public init() { self.init(width: 0, height: 0) }

    /// A size, in map points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// 268,435,456: 2²⁰ tiles of 256 points.
    static let worldSide = 268_435_456.0

    /// All of the map.
    public static let world = MKMapSize(width: worldSide, height: worldSide)
}

/// All of the map.
public let MKMapSizeWorld = MKMapSize.world

import MapEngines

/// The position of a tile. At level `z`, the world is 2ᶻ tiles wide and high.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mktileoverlaypath
public struct MKTileOverlayPath: Hashable, Sendable {
    /// The column, counted eastwards from −180°.
    public var x: Int
    /// The row, counted southwards from the map's northern edge.
    public var y: Int
    /// The zoom level.
    public var z: Int
    /// The number of pixels per point: 1, 2 or 3.
    public var contentScaleFactor: Double

    /// Creates the position of a tile.
    public init(x: Int, y: Int, z: Int, contentScaleFactor: Double) {
        self.x = x
        self.y = y
        self.z = z
        self.contentScaleFactor = contentScaleFactor
    }

    init(_ index: TileIndex, scale: Double) { self.init(x: index.x, y: index.y, z: index.z, contentScaleFactor: scale) }

    var index: TileIndex { TileIndex(z: z, x: x, y: y) }
}

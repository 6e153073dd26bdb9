/// A layer of any size that draws its contents in tiles. A tile is drawn when it becomes visible, at the visible
/// resolution.
///
/// ``CALayer/draw(in:)`` is called once for each tile; the context's clip is the tile.
///
/// > Difference from Apple: tiles are drawn on the main thread, as all drawing of an app. Each frame draws only a few
/// > tiles, those nearest to the centre first. Missing tiles are transparent. ``fadeDuration()`` is 0: tiles appear
/// > without a fade.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catiledlayer
@preconcurrency @MainActor open class CATiledLayer: CALayer, TimedLayer {
    private struct Tile {
        let identity: ReplicaIdentity
        let rect: CGRect
        let image: CGImage
        let scale: CGFloat
    }

    /// The maximum number of tiles that are drawn in one frame.
    private static let maximumTilesPerFrame = 4

    private var tiles: [TileKey: Tile] = [:]
    /// The level of detail that was last visible.
    private var level = 0

    /// Creates a layer without tiles.
    public override init() { super.init() }

    /// Creates a layer as ``init()`` does. The archive is not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a copy of a layer's properties.
    public override init(layer: Any) { super.init(layer: layer) }

    /// Returns the duration of a new tile's fade, in seconds; 0.
    open class func fadeDuration() -> CFTimeInterval { 0 }
    /// The maximum size of a tile, in pixels; 256 by default, at least 16. Setting the size redraws all tiles.
    open var tileSize = CGSize(width: 256, height: 256) {
        didSet { discardTiles() }
    }
    /// The number of levels of detail, each at half the resolution of the previous one; 1 by default.
    open var levelsOfDetail = 1 {
        didSet { discardTiles() }
    }
    /// The number of levels with a higher resolution than the layer; 0 by default.
    open var levelsOfDetailBias = 0 {
        didSet { discardTiles() }
    }

    /// Redraws all tiles when they become visible.
    open override func setNeedsDisplay() { discardTiles() }

    /// Redraws the tiles that a rectangle touches.
    open override func setNeedsDisplay(_ rect: CGRect) {
        tiles = tiles.filter { !$0.value.rect.intersects(rect) }
        requestFrame()
    }

    /// Does nothing, because each tile is drawn separately.
    open override func display() {}

    private func discardTiles() {
        tiles = [:]
        requestFrame()
    }

    private func requestFrame() {
        mark(.node)
        links.tree?.trackTimed(self)
    }

    var isRunning: Bool { !values.isHidden && !missing().isEmpty }

    func advance(to time: Double) {
        let level = visibleLevel
        if level != self.level {
            self.level = level
            mark(.node)
        }
        for key in missing().prefix(Self.maximumTilesPerFrame) { draw(key) }
        // Tiles of other levels are removed as soon as this level is complete.
        if missing().isEmpty { tiles = tiles.filter { $0.key.level == level } }
    }

    /// The level of about the visible resolution: 0 for the resolution of the layer, higher numbers for coarser
    /// levels.
    private var visibleLevel: Int {
        let transform = projectionToRoot().affine
        let scale = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
        guard scale > 0, scale.isFinite else { return 0 }
        let coarsest = max(levelsOfDetail, 1) - 1 - levelsOfDetailBias
        return min(max(Int((-log2(Double(scale))).rounded(.down)), -max(levelsOfDetailBias, 0)), max(coarsest, -max(levelsOfDetailBias, 0)))
    }

    private func pixelsPerPoint(_ level: Int) -> CGFloat { max(values.contentsScale, 0.01) * CGFloat(exp2(Double(-level))) }

    /// Returns the visible tiles that are not drawn yet, those nearest to the centre first.
    private func missing() -> [TileKey] {
        guard links.tree != nil, values.bounds.width > 0, values.bounds.height > 0 else { return [] }
        let level = visibleLevel
        let scale = pixelsPerPoint(level)
        let side = CGSize(width: max(tileSize.width, 16) / scale, height: max(tileSize.height, 16) / scale)
        let area = visibleBounds
        let maximumIndex = max((area.maxX - bounds.minX) / side.width, (area.maxY - bounds.minY) / side.height)
        guard !area.isEmpty, maximumIndex < 1e9 else { return [] }
        let columns =
            Int(((area.minX - bounds.minX) / side.width).rounded(.down))..<Int(((area.maxX - bounds.minX) / side.width).rounded(.up))
        let rows =
            Int(((area.minY - bounds.minY) / side.height).rounded(.down))..<Int(((area.maxY - bounds.minY) / side.height).rounded(.up))
        guard columns.count * rows.count < 10_000 else { return [] }
        let middle = (CGFloat(columns.lowerBound + columns.upperBound - 1) / 2, CGFloat(rows.lowerBound + rows.upperBound - 1) / 2)
        let all = rows.flatMap { row in columns.map { TileKey(level: level, column: $0, row: row) } }
        return all.filter { tiles[$0] == nil }
            .map { ($0, hypot(CGFloat($0.column) - middle.0, CGFloat($0.row) - middle.1)) }
            .sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// The part of the bounds that is visible on the screen.
    private var visibleBounds: CGRect {
        guard let root = links.tree?.root else { return .zero }
        let rect = visibleRect.intersection(root === self ? bounds : convert(root.bounds, from: root)).intersection(bounds)
        return rect.isNull ? .zero : rect
    }

    private func draw(_ key: TileKey) {
        let scale = pixelsPerPoint(key.level)
        let side = CGSize(width: max(tileSize.width, 16) / scale, height: max(tileSize.height, 16) / scale)
        let rect = CGRect(
            x: bounds.minX + CGFloat(key.column) * side.width, y: bounds.minY + CGFloat(key.row) * side.height, width: side.width,
            height: side.height
        ).intersection(bounds)
        let (width, height) = (Int((rect.width * scale).rounded(.up)), Int((rect.height * scale).rounded(.up)))
        guard !rect.isNull, width > 0, height > 0, width <= 8192, height <= 8192 else { return }
        let buffer = PixelBuffer(width: width, height: height)
        let context = CGContext(drawingInto: buffer, scale: scale)
        context.translateBy(x: -rect.minX, y: -rect.minY)
        context.clip(to: rect)
        draw(in: context)
        context.flush()
        links.tree?.counters.displays += 1
        tiles[key] = Tile(identity: ReplicaIdentity(), rect: rect, image: CGImage(buffer: buffer, isOpaque: false), scale: scale)
        mark(.node)
    }

    /// The nodes of the tiles: coarser levels first, and the visible level last.
    var tileNodes: [RenderNode] {
        tiles.sorted { ($0.key.level == level ? 1 : 0, $0.key) < ($1.key.level == level ? 1 : 0, $1.key) }.map { _, tile in
            var properties = LayerProperties()
            properties.bounds = CGRect(origin: .zero, size: tile.rect.size)
            properties.anchorPoint = .zero
            properties.position = tile.rect.origin
            properties.contentsScale = tile.scale
            return RenderNode(id: ObjectIdentifier(tile.identity), properties: properties, contents: tile.image, children: [])
        }
    }
}

/// The level, column and row of a tile.
struct TileKey: Hashable, Comparable {
    let level: Int
    let column: Int
    let row: Int

    static func < (one: TileKey, other: TileKey) -> Bool {
        (-one.level, one.row, one.column) < (-other.level, other.row, other.column)
    }
}

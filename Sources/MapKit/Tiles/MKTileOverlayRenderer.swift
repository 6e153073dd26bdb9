import MapEngines
import UIKitCore

/// Draws an ``MKTileOverlay``: the tiles of the nearest level, and larger ones in place of those that have not come yet.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mktileoverlayrenderer
@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// 256 tiles: how many decoded pictures are kept in memory, 64 MB of them.
    private static let memoryLimit = 256

    private let tiles: MKTileOverlay
    private final var memory = TileMemory(limit: MKTileOverlayRenderer.memoryLimit)
    private final var queue: LoadQueue<TileIndex>
    /// When a tile that could not be loaded may be asked for again: not before the map was reloaded.
    private final var failed: Set<TileIndex> = []

    /// A renderer of tiles.
    public init(tileOverlay overlay: MKTileOverlay) {
        tiles = overlay
        queue = LoadQueue(width: overlay.maximumConcurrentLoads)
        super.init(overlay: overlay)
    }

    /// Forgets the pictures, and loads them again.
    open func reloadData() {
        cancelLoading()
        memory = TileMemory(limit: Self.memoryLimit)
        failed = []
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        let zoom = log2(Double(zoomScale) * MKMapSize.worldSide / MapViewport.baseSide)
        let viewport = MapViewport(
            center: MKMapPoint(x: mapRect.midX, y: mapRect.midY).place, zoom: zoom,
            size: CGSize(width: mapRect.width * zoomScale, height: mapRect.height * zoomScale))
        let levels = tiles.minimumZ...max(tiles.minimumZ, tiles.maximumZ)
        let level = TileGrid.level(for: viewport, tileSide: tiles.tileSize.width, in: levels)
        let places = TileGrid.places(covering: viewport, level: level)
        for place in places where place.copy == 0 { draw(place.index, in: context) }
        want(places.map(\.index))
    }

    /// Draws a tile, or the part of a larger one that shows the same.
    private func draw(_ index: TileIndex, in context: CGContext) {
        let target = rect(for: MKMapRect(index.rect))
        var source: TileIndex? = index
        while let candidate = source {
            if let image = memory[candidate] {
                context.saveGState()
                context.clip(to: target)
                UIGraphicsPushContext(context)
                image.draw(in: rect(for: MKMapRect(candidate.rect)))
                UIGraphicsPopContext()
                context.restoreGState()
                return
            }
            source = candidate.parent
        }
    }

    // MARK: - Loading

    private func want(_ indices: [TileIndex]) {
        let missing = indices.filter { memory[$0] == nil && !failed.contains($0) }
        for abandoned in queue.want(missing) { tiles.cancelLoad(path(abandoned)) }
        loadNext()
    }

    private func loadNext() {
        while let index = queue.next() {
            tiles.loadTile(at: path(index)) { [weak self] data, _ in self?.arrived(data, for: index) }
        }
    }

    private func arrived(_ data: Data?, for index: TileIndex) {
        guard queue.finish(index) else { return }
        if let image = data.flatMap(UIImage.init(data:)) {
            memory[index] = image
            setNeedsDisplay()
        } else {
            failed.insert(index)
        }
        loadNext()
    }

    func cancelLoading() {
        for index in queue.want([]) { tiles.cancelLoad(path(index)) }
    }

    private func path(_ index: TileIndex) -> MKTileOverlayPath {
        MKTileOverlayPath(index, scale: Double(canvas?.traitCollection.displayScale ?? 1))
    }
}

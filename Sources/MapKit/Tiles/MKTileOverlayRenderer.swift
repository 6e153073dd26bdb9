import MapEngines
import UIKitCore

// The drawing and loading of tiles.
//
// Each drawing pass determines the visible tiles at the level whose tiles are closest to their own size. A tile that
// is not loaded is replaced by the visible part of the nearest loaded tile above it in the pyramid. Missing tiles
// then replace the load queue, nearest to the centre first, and running loads that are no longer needed are
// cancelled. A loaded tile is decoded, stored in an LRU cache and drawn. A tile that fails is requested again after a
// delay that doubles, as long as it is visible and the error is temporary.

/// Draws an ``MKTileOverlay``: the tiles of the best level, and tiles of lower levels in place of tiles that are
/// still loading.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mktileoverlayrenderer
@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// The minimum number of decoded images in memory; 64 MB if their side is 256 pixels. The limit rises if more
    /// tiles are visible.
    private static let minimumCacheLimit = 256

    private let tileOverlay: MKTileOverlay
    private final var imageCache = TileCache(limit: MKTileOverlayRenderer.minimumCacheLimit)
    private final var queue: LoadQueue<TileIndex>
    private final var retries = TileRetries()
    /// The visible tiles.
    private final var visibleTiles: Set<TileIndex> = []
    /// The number of the pending load of each tile. Results of cancelled loads are ignored.
    private final var loads: [TileIndex: Int] = [:]
    private final var lastLoad = 0

    /// Creates a renderer of tiles.
    public init(tileOverlay overlay: MKTileOverlay) {
        tileOverlay = overlay
        queue = LoadQueue(width: overlay.maximumConcurrentLoads)
        super.init(overlay: overlay)
    }

    /// Discards the images, and loads them again.
    open func reloadData() {
        cancelLoading()
        imageCache = TileCache(limit: Self.minimumCacheLimit)
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard !mapRect.isNull, mapRect.isFinite, zoomScale > 0, zoomScale.isFinite else { return }
        let zoom = log2(Double(zoomScale) * MKMapSize.worldSide / MapViewport.baseSide)
        let viewport = MapViewport(
            center: MKMapPoint(x: mapRect.midX, y: mapRect.midY).worldPoint, zoom: zoom,
            size: CGSize(width: mapRect.width * zoomScale, height: mapRect.height * zoomScale))
        var visible: Set<TileIndex> = []
        let indices = TileGrid.tiles(covering: viewport, tileSide: tileOverlay.tileSize.width, in: levels).map(\.index)
            .filter { visible.insert($0).inserted }
        // The rectangle is in one copy of the world, so the tile's own position determines whether it is drawn.
        for index in indices where MKMapRect(index.rect).intersects(mapRect) { draw(index, in: context) }
        updateQueue(indices, all: visible)
    }

    private var levels: ClosedRange<Int> {
        let lowest = min(max(tileOverlay.minimumZ, TileGrid.levels.lowerBound), TileGrid.levels.upperBound)
        return lowest...min(max(tileOverlay.maximumZ, lowest), TileGrid.levels.upperBound)
    }

    /// Draws a tile, or the corresponding part of a tile of a lower level.
    private func draw(_ index: TileIndex, in context: CGContext) {
        let target = rect(for: MKMapRect(index.rect))
        var source: TileIndex? = index
        while let candidate = source {
            if let image = imageCache[candidate] {
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

    private func updateQueue(_ indices: [TileIndex], all: Set<TileIndex>) {
        visibleTiles = all
        // With a lower limit, each loaded tile would evict a visible tile from the cache.
        imageCache.limit = max(Self.minimumCacheLimit, all.count * 5 / 4)
        retries.retain(only: all)
        cancelLoads(queue.replace(indices.filter { imageCache[$0] == nil && !retries.isDelayed($0) }))
        loadNext()
    }

    private func cancelLoads(_ indices: Set<TileIndex>) {
        for index in indices {
            loads[index] = nil
            tileOverlay.cancelLoad(path(index))
        }
    }

    private func loadNext() {
        while let index = queue.next() {
            lastLoad += 1
            let load = lastLoad
            loads[index] = load
            tileOverlay.loadTile(at: path(index)) { [weak self] data, error in self?.loadDidFinish(data, error, for: index, load) }
        }
    }

    private func loadDidFinish(_ data: Data?, _ error: (any Error)?, for index: TileIndex, _ load: Int) {
        guard loads[index] == load, queue.finish(index) else { return }
        loads[index] = nil
        // Decoded immediately, so that a damaged image is detected here and not during drawing.
        if let image = data.flatMap({ UIImage(data: $0)?.preparingForDisplay() }) {
            imageCache[index] = image
            retries.succeed(index)
            setNeedsDisplay()
        } else {
            if data != nil { tileOverlay.removeTile(path(index)) }
            scheduleRetry(of: index, isTemporary: data != nil || error.map(TileError.isTemporary) == true)
        }
        loadNext()
    }

    /// Records that a tile could not be loaded. If the tile is still visible after a delay, it is requested again.
    private func scheduleRetry(of index: TileIndex, isTemporary: Bool) {
        guard let delay = retries.fail(index, isTemporary: isTemporary) else { return }
        Task { [weak self, clock = tileOverlay.clock] in
            do {
                try await clock.sleep(for: .seconds(delay))
            } catch {
                return
            }
            self?.retry(index)
        }
    }

    private func retry(_ index: TileIndex) {
        retries.endDelay(index)
        if visibleTiles.contains(index) { setNeedsDisplay() }
    }

    func cancelLoading() {
        cancelLoads(queue.replace([]))
        retries = TileRetries()
        visibleTiles = []
    }

    private func path(_ index: TileIndex) -> MKTileOverlayPath {
        MKTileOverlayPath(index, scale: Double(canvas?.traitCollection.displayScale ?? 1))
    }
}

import MapEngines
import UIKitCore

/// Draws an ``MKTileOverlay``: the tiles of the nearest level, and larger ones in place of those that have not come yet.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mktileoverlayrenderer
@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// 256 tiles: how many decoded pictures are kept in memory, 64 MB of them if they are 256 pixels wide; more only if more are seen.
    private static let memoryLimit = 256

    private let tiles: MKTileOverlay
    private final var memory = TileMemory(limit: MKTileOverlayRenderer.memoryLimit)
    private final var queue: LoadQueue<TileIndex>
    private final var retries = TileRetries()
    /// What is to be seen.
    private final var wanted: Set<TileIndex> = []
    /// The number of the load of each tile that is waited for: what an abandoned one brings does not count.
    private final var loads: [TileIndex: Int] = [:]
    private final var lastLoad = 0

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
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard !mapRect.isNull, mapRect.isFinite, zoomScale > 0, zoomScale.isFinite else { return }
        let zoom = log2(Double(zoomScale) * MKMapSize.worldSide / MapViewport.baseSide)
        let viewport = MapViewport(
            center: MKMapPoint(x: mapRect.midX, y: mapRect.midY).place, zoom: zoom,
            size: CGSize(width: mapRect.width * zoomScale, height: mapRect.height * zoomScale))
        var seen: Set<TileIndex> = []
        let indices = TileGrid.places(covering: viewport, tileSide: tiles.tileSize.width, in: levels).map(\.index)
            .filter { seen.insert($0).inserted }
        // The rectangle is that of one copy of the world: a tile belongs to it by its own place.
        for index in indices where MKMapRect(index.rect).intersects(mapRect) { draw(index, in: context) }
        want(indices, all: seen)
    }

    private var levels: ClosedRange<Int> {
        let lowest = min(max(tiles.minimumZ, TileGrid.levels.lowerBound), TileGrid.levels.upperBound)
        return lowest...min(max(tiles.maximumZ, lowest), TileGrid.levels.upperBound)
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

    private func want(_ indices: [TileIndex], all: Set<TileIndex>) {
        wanted = all
        // Fewer than are seen, and each one that comes would push out one that is seen.
        memory.limit = max(Self.memoryLimit, all.count * 5 / 4)
        retries.keep(only: all)
        abandon(queue.want(indices.filter { memory[$0] == nil && !retries.isResting($0) }))
        loadNext()
    }

    private func abandon(_ indices: Set<TileIndex>) {
        for index in indices {
            loads[index] = nil
            tiles.cancelLoad(path(index))
        }
    }

    private func loadNext() {
        while let index = queue.next() {
            lastLoad += 1
            let load = lastLoad
            loads[index] = load
            tiles.loadTile(at: path(index)) { [weak self] data, error in self?.arrived(data, error, for: index, load) }
        }
    }

    private func arrived(_ data: Data?, _ error: (any Error)?, for index: TileIndex, _ load: Int) {
        guard loads[index] == load, queue.finish(index) else { return }
        loads[index] = nil
        // Decoded right away: a damaged picture is found out here, not when it is drawn.
        if let image = data.flatMap({ UIImage(data: $0)?.preparingForDisplay() }) {
            memory[index] = image
            retries.succeed(index)
            setNeedsDisplay()
        } else {
            if data != nil { tiles.forget(path(index)) }
            rest(index, mayHelp: data != nil || error.map(TileError.isPassing) == true)
        }
        loadNext()
    }

    /// Lets a tile rest that could not be loaded, and asks for it again if it is still to be seen then.
    private func rest(_ index: TileIndex, mayHelp: Bool) {
        guard let pause = retries.fail(index, mayHelp: mayHelp) else { return }
        Task { [weak self, clock = tiles.clock] in
            do {
                try await clock.sleep(for: .seconds(pause))
            } catch {
                return
            }
            self?.wake(index)
        }
    }

    private func wake(_ index: TileIndex) {
        retries.wake(index)
        if wanted.contains(index) { setNeedsDisplay() }
    }

    func cancelLoading() {
        abandon(queue.want([]))
        retries = TileRetries()
        wanted = []
    }

    private func path(_ index: TileIndex) -> MKTileOverlayPath {
        MKTileOverlayPath(index, scale: Double(canvas?.traitCollection.displayScale ?? 1))
    }
}

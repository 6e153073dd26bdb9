import MapEngines
import UIKitCore

/// An overlay of square images, provided by a server or the app.
///
/// ```swift
/// let streets = MKTileOverlay(urlTemplate: "https://tiles.example.org/{z}/{x}/{y}.png")
/// streets.canReplaceMapContent = true
/// streets.attribution = "© OpenStreetMap contributors"
/// map.addOverlay(streets, level: .aboveLabels)
/// ```
///
/// Tiles of a server are cached on disk as its `Cache-Control` header specifies: at most a year, or a week without
/// the header. A header can also forbid caching. Without a network, expired tiles are displayed too. At most
/// ``maximumConcurrentLoads`` tiles are loaded at once, and loads of tiles that are no longer visible are cancelled.
/// If the network or the server fails, visible tiles are requested again. The delay doubles after each failure. Each
/// request identifies the app in ``userAgent``, as many servers require. They also require an attribution on the map,
/// which ``attribution`` provides. Use an ``MBTilesOverlay`` for tiles in a single file.
/// - Source: https://developer.apple.com/documentation/mapkit/mktileoverlay
@preconcurrency @MainActor open class MKTileOverlay: NSObject, MKOverlay {
    /// The URL template of tiles with `{x}`, `{y}`, `{z}` and optionally `{scale}`; `nil` for an overlay that creates
    /// its own tiles.
    public let urlTemplate: String?
    /// The size of a tile on the screen, in points; 256x256 by default.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether the server counts rows from the south; `false` by default.
    open var isGeometryFlipped = false
    /// The lowest zoom level with tiles; 0 by default.
    open var minimumZ = 0
    /// The highest zoom level with tiles; 19 by default. At higher levels, these tiles are enlarged.
    open var maximumZ = 19
    /// Whether the tiles cover everything, so that the built-in map is not drawn; `false` by default.
    open var canReplaceMapContent = false
    /// The attribution of the data, such as "© OpenStreetMap contributors", displayed in the map's lower corner.
    /// `nil` by default. Set the attribution before the overlay is added to a map.
    public final var attribution: String?
    /// The `User-Agent` header of requests; the name of the program by default.
    public final var userAgent = "\(ProcessInfo.processInfo.processName) (Caret MapKit)"
    /// The maximum number of concurrent loads, 1 or more; 4 by default. Read when a renderer is created for the
    /// overlay.
    public final var maximumConcurrentLoads = 4
    /// The folder of the disk cache; a subfolder of the user's caches folder by default. `nil` disables caching.
    public final var cacheFolder = TileDiskCache.defaultFolder
    /// The approximate size limit of the disk cache, in bytes; 64 MB by default.
    public final var cacheLimit = 64 << 20

    final var transport: any TileTransport = NetworkTileTransport()
    /// The clock for delays between retries.
    final var clock: any Clock<Duration> = ContinuousClock()
    /// The running loads. The number distinguishes a load from a later load of the same tile.
    private var loads: [MKTileOverlayPath: (number: Int, task: Task<Void, Never>)] = [:]
    private var lastLoad = 0

    /// Creates an overlay with the tiles of a server.
    public init(urlTemplate URLTemplate: String?) {
        urlTemplate = URLTemplate
        super.init()
    }

    /// The centre of the map.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The whole map.
    open var boundingMapRect: MKMapRect { .world }

    /// Returns the URL of a tile, created from the template.
    ///
    /// - Precondition: The template results in a URL; an overlay without a template overrides
    ///   ``loadTile(at:result:)``.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let scale = path.contentScaleFactor.isFinite ? Int(min(max(path.contentScaleFactor, 1), 3)) : 1
        guard let url = urlTemplate.flatMap({ TileAddress.url($0, path.index, scale: scale, isFlipped: isGeometryFlipped) }) else {
            preconditionFailure("MKTileOverlay: template \"\(urlTemplate ?? "nil")\" makes no URL. Override url(forTilePath:).")
        }
        return url
    }

    /// Loads a tile's image, from the disk cache or its URL.
    ///
    /// - Parameters:
    ///   - path: The tile to load.
    ///   - result: Receives the image data or the error, once and on the main actor.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping @MainActor (Data?, (any Error)?) -> Void) {
        let source = TileSource(url: url(forTilePath: path), userAgent: userAgent, transport: transport, cache: cache)
        lastLoad += 1
        let number = lastLoad
        let task = Task { [weak self] in
            do {
                let data = try await source.data()
                self?.loadDidEnd(path, number)
                result(data, nil)
            } catch {
                self?.loadDidEnd(path, number)
                result(nil, error)
            }
        }
        loads[path] = (number, task)
    }

    private func loadDidEnd(_ path: MKTileOverlayPath, _ number: Int) {
        if loads[path]?.number == number { loads[path] = nil }
    }

    final func cancelLoad(_ path: MKTileOverlayPath) { loads.removeValue(forKey: path)?.task.cancel() }

    /// Removes a tile from the disk cache, because its data is not an image.
    final func removeTile(_ path: MKTileOverlayPath) {
        if urlTemplate != nil { cache?.remove(url(forTilePath: path)) }
    }

    private var cache: TileDiskCache? { cacheFolder.map { TileDiskCache(folder: $0, limit: cacheLimit) } }
}

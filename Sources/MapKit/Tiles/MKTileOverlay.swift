import MapEngines
import UIKitCore

/// An overlay made of square pictures, which a server or the app has.
///
/// ```swift
/// let streets = MKTileOverlay(urlTemplate: "https://tiles.example.org/{z}/{x}/{y}.png")
/// streets.canReplaceMapContent = true
/// streets.attribution = "© OpenStreetMap contributors"
/// map.addOverlay(streets, level: .aboveLabels)
/// ```
///
/// Tiles of a server are kept on disk for as long as the server says, up to a year, a week if it does not say, and not if it forbids it;
/// without a network they are shown from there also when they are older. At most ``maximumConcurrentLoads`` are loaded at once; what is not
/// to be seen any more is given up. Where the network or the server fails, a tile that is still to be seen is asked for again after pauses
/// that double. Each request names its sender in ``userAgent``: many servers demand that, and that their data's source is credited on the
/// map, which ``attribution`` does. Tiles in one file are an ``MBTilesOverlay``.
/// - Source: https://developer.apple.com/documentation/mapkit/mktileoverlay
@preconcurrency @MainActor open class MKTileOverlay: NSObject, MKOverlay {
    /// Addresses of tiles with `{x}`, `{y}`, `{z}` and perhaps `{scale}`; `nil` for an overlay that makes its own tiles.
    public let urlTemplate: String?
    /// How large a tile is shown, in points; 256x256 by default.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether the server counts rows from the south; `false` by default.
    open var isGeometryFlipped = false
    /// The lowest zoom level that there are tiles of; 0 by default.
    open var minimumZ = 0
    /// The highest zoom level that there are tiles of; 19 by default. Nearer views show these larger.
    open var maximumZ = 19
    /// Whether the tiles cover everything, so that the built-in map is not drawn; `false` by default.
    open var canReplaceMapContent = false
    /// Whom the map has to credit for the data, such as "© OpenStreetMap contributors"; shown in the map's lower corner. `nil` by default.
    /// Set it before the overlay is added to a map.
    public final var attribution: String?
    /// What requests say who they are from; the program's name by default.
    public final var userAgent = "\(ProcessInfo.processInfo.processName) (Caret MapKit)"
    /// How many tiles are loaded at once, 1 or more; 4 by default. Counts when a renderer is made for the overlay.
    public final var maximumConcurrentLoads = 4
    /// Where tiles are kept; in the user's folder for caches by default. `nil` keeps none.
    public final var cacheFolder = TileDiskCache.usualFolder
    /// How many bytes of tiles are kept, roughly; 64 MB by default.
    public final var cacheLimit = 64 << 20

    final var transport: any TileTransport = NetworkTileTransport()
    /// What pauses before another try are measured with.
    final var clock: any Clock<Duration> = ContinuousClock()
    /// What loads right now; the number tells a load from a later one of the same tile.
    private var loads: [MKTileOverlayPath: (number: Int, task: Task<Void, Never>)] = [:]
    private var lastLoad = 0

    /// An overlay with the tiles of a server.
    public init(urlTemplate URLTemplate: String?) {
        urlTemplate = URLTemplate
        super.init()
    }

    /// The middle of the map.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// All of the map.
    open var boundingMapRect: MKMapRect { .world }

    /// The address of a tile, by the template.
    ///
    /// - Precondition: there is a template which makes a URL; an overlay without one overrides ``loadTile(at:result:)``.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let scale = path.contentScaleFactor.isFinite ? Int(min(max(path.contentScaleFactor, 1), 3)) : 1
        guard let url = urlTemplate.flatMap({ TileAddress.url($0, path.index, scale: scale, isFlipped: isGeometryFlipped) }) else {
            preconditionFailure("MKTileOverlay: template \"\(urlTemplate ?? "nil")\" makes no URL. Override url(forTilePath:).")
        }
        return url
    }

    /// Loads a tile's picture, from the disk or by its address.
    ///
    /// - Parameters:
    ///   - path: which tile.
    ///   - result: gets the picture's bytes, or why there are none, once and on the main actor.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping @MainActor (Data?, (any Error)?) -> Void) {
        let source = TileSource(url: url(forTilePath: path), userAgent: userAgent, transport: transport, cache: cache)
        lastLoad += 1
        let number = lastLoad
        let task = Task { [weak self] in
            do {
                let data = try await source.data()
                self?.ended(path, number)
                result(data, nil)
            } catch {
                self?.ended(path, number)
                result(nil, error)
            }
        }
        loads[path] = (number, task)
    }

    private func ended(_ path: MKTileOverlayPath, _ number: Int) {
        if loads[path]?.number == number { loads[path] = nil }
    }

    final func cancelLoad(_ path: MKTileOverlayPath) { loads.removeValue(forKey: path)?.task.cancel() }

    /// Forgets what is kept of a tile, since it is no picture.
    final func forget(_ path: MKTileOverlayPath) {
        if urlTemplate != nil { cache?.remove(url(forTilePath: path)) }
    }

    private var cache: TileDiskCache? { cacheFolder.map { TileDiskCache(folder: $0, limit: cacheLimit) } }
}

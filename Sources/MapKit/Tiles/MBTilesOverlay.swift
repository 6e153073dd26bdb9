import MapEngines
import UIKitCore

/// An overlay whose tiles are in a file of the format MBTiles, which displays a map with streets without a network.
///
/// ```swift
/// let streets = try MBTilesOverlay(contentsOf: url)
/// map.addOverlay(streets, level: .aboveRoads)
/// ```
///
/// Levels, bounds and attribution are read from the file's metadata. The tiles replace the built-in map, unless the
/// metadata declares an overlay. Tiles have to be images; files of vectors are rejected. The file is read off the
/// main actor, and stays open during the lifetime of the overlay.
/// - Source: https://github.com/mapbox/mbtiles-spec/blob/master/1.3/spec.md
public final class MBTilesOverlay: MKTileOverlay {
    private let file: MBTilesFile
    private let bounds: MKMapRect?
    /// The name in the file's metadata; `nil` if there is none.
    public let name: String?

    /// Opens a file.
    ///
    /// - Throws: ``MBTilesError`` for a file that cannot be read, is not a database with tiles, or contains vectors.
    public init(contentsOf url: URL) throws(MBTilesError) {
        let (file, metadata) = try MBTilesFile.open(url)
        self.file = file
        name = metadata.name
        bounds = metadata.bounds.map { degrees in
            let corners = [(degrees[3], degrees[0]), (degrees[1], degrees[2])].map { latitude, longitude in
                MKMapPoint(CLLocationCoordinate2D(latitude: min(max(latitude, -85), 85), longitude: min(max(longitude, -180), 180)))
            }
            let (origin, end) = (corners[0], corners[1])
            // The eastern end of the world equals its western end, so an overlay that reaches the end extends to the
            // full width.
            let width = end.x > origin.x ? end.x - origin.x : MKMapSize.worldSide - origin.x
            return MKMapRect(x: origin.x, y: origin.y, width: width, height: end.y - origin.y)
        }
        super.init(urlTemplate: nil)
        if let levels = metadata.levels {
            minimumZ = levels.lowerBound
            maximumZ = levels.upperBound
        }
        canReplaceMapContent = !metadata.isOverlay
        attribution = metadata.attribution
    }

    /// The rectangle of the file's bounds; the whole map if the file specifies none.
    public override var boundingMapRect: MKMapRect { bounds ?? .world }
    /// The centre of the bounds.
    public override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }

    /// Reads a tile's image from the file.
    public override func loadTile(at path: MKTileOverlayPath, result: @escaping @MainActor (Data?, (any Error)?) -> Void) {
        Task { [file] in
            do {
                result(try await file.tile(path), nil)
            } catch {
                result(nil, error)
            }
        }
    }
}

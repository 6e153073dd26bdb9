import Foundation
import SQLiteFile

/// The tiles of a file of the format MBTiles 1.3, read serially off the main actor.
///
/// - Source: https://github.com/mapbox/mbtiles-spec/blob/master/1.3/spec.md
actor MBTilesFile {
    private let file: SQLiteFile

    /// Opens a file, and reads its metadata.
    ///
    /// - Throws: ``MBTilesError`` for a file that is not MBTiles, or whose tiles are vectors.
    static func open(_ url: URL) throws(MBTilesError) -> (file: MBTilesFile, metadata: MBTilesMetadata) {
        let name = url.lastPathComponent
        let database = try database(url)
        let metadata: MBTilesMetadata
        do {
            // The specification requires both tables, but files without metadata are accepted.
            let entries = (try? database.rows("SELECT name, value FROM metadata", limit: 1_000)) ?? []
            _ = try database.rows("SELECT zoom_level, tile_column, tile_row, tile_data FROM tiles LIMIT 0")
            var result = MBTilesMetadata(metadata: entries)
            if result.levels == nil {
                result.readLevels(try database.rows("SELECT min(zoom_level), max(zoom_level) FROM tiles").first ?? [])
            }
            metadata = result
        } catch {
            throw .noTiles(file: name, reason: error.message)
        }
        guard metadata.format != "pbf" else { throw .vectors(file: name) }
        return (MBTilesFile(database), metadata)
    }

    private static func database(_ url: URL) throws(MBTilesError) -> SQLiteFile {
        do {
            return try SQLiteFile.open(url.path)
        } catch {
            throw .unreadable(file: url.lastPathComponent, reason: error.message)
        }
    }

    private init(_ file: consuming sending SQLiteFile) { self.file = file }

    /// Returns the data of a tile.
    ///
    /// - Throws: ``TileError/missing`` if the file has no such tile; the database's error if the file is damaged.
    func tile(_ path: MKTileOverlayPath) throws -> Data {
        // The format counts rows from the south.
        let row = (1 << min(max(path.z, 0), 30)) - 1 - path.y
        let query = "SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?"
        guard case .data(let bytes)? = try file.rows(query, [path.z, path.x, row], limit: 1).first?.first else { throw TileError.missing }
        return Data(bytes)
    }
}

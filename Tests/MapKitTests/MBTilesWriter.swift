import Foundation

@_implementationOnly import CSQLiteFile

/// Writes files of tiles, valid and invalid ones.
enum MBTilesWriter {
    struct Failed: Error {}

    /// The tables of the format.
    static let tables =
        "CREATE TABLE metadata (name text, value text);"
        + "CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob);"
        + "CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row);"

    /// Returns a row of the table `tiles`; rows are counted from the south.
    static func tile(_ z: Int, _ x: Int, _ y: Int, _ data: Data) -> String {
        "INSERT INTO tiles VALUES (\(z), \(x), \(y), x'\(hex(data))');"
    }

    static func hex(_ data: Data) -> String { data.map { String(format: "%02x", $0) }.joined() }

    static func metadata(_ entries: KeyValuePairs<String, String>) -> String {
        entries.map { "INSERT INTO metadata VALUES ('\($0)', '\($1)');" }.joined()
    }

    /// Creates a new file by statements.
    static func write(_ statements: String, to url: URL) throws {
        var handle: OpaquePointer?
        defer { sqlite3_close_v2(handle) }
        guard sqlite3_open(url.path, &handle) == SQLITE_OK, sqlite3_exec(handle, statements, nil, nil, nil) == SQLITE_OK else {
            throw Failed()
        }
    }
}

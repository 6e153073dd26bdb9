/// Why a file of tiles cannot be shown.
public enum MBTilesError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file cannot be read, or is no SQLite database.
    case unreadable(file: String, reason: String)
    /// The file is a database without a table or view `tiles`.
    case noTiles(file: String, reason: String)
    /// The tiles are vectors, which a map cannot draw; they have to be pictures.
    case vectors(file: String)

    /// The reason in words.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)"
        case .noTiles(let file, let reason): "\(file) has no tiles: \(reason)"
        case .vectors(let file): "the tiles of \(file) are vectors (pbf); a file with pictures (png, jpg, webp) is needed"
        }
    }
}

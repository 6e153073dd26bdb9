/// The reason why a file of tiles cannot be displayed.
public enum MBTilesError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file cannot be read, or is not an SQLite database.
    case unreadable(file: String, reason: String)
    /// The database has no table or view `tiles`.
    case noTiles(file: String, reason: String)
    /// The tiles are vectors, which a map cannot draw. Images are needed.
    case vectors(file: String)

    /// The reason as text.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)"
        case .noTiles(let file, let reason): "\(file) has no tiles: \(reason)"
        case .vectors(let file): "the tiles of \(file) are vectors (pbf); a file with pictures (png, jpg, webp) is needed"
        }
    }
}

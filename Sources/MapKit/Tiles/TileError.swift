import Foundation
import SQLiteFile

/// Why there is no tile.
public enum TileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The server's answer was not 200.
    case status(Int)
    /// A web page came in place of a tile, as from a network that wants people to log in.
    case page
    /// The file of the tiles has none there.
    case missing

    /// The reason in words.
    public var description: String {
        switch self {
        case .status(let status): "the tile server answered \(status)"
        case .page: "a web page came in place of a tile"
        case .missing: "the file has no tile there"
        }
    }

    /// Whether another try may bring the tile that failed so.
    static func isPassing(_ error: any Error) -> Bool {
        // A file that is not there.
        if error is CocoaError || error as? TileError == .missing || error is SQLiteError { return false }
        guard case .status(let status)? = error as? TileError else { return true }
        return status == 408 || status == 429 || status >= 500
    }
}

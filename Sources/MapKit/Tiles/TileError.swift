import Foundation

/// Why there is no tile.
public enum TileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The server's answer was not 200.
    case status(Int)
    /// A web page came in place of a tile, as from a network that wants people to log in.
    case page

    /// The reason in words.
    public var description: String {
        switch self {
        case .status(let status): "the tile server answered \(status)"
        case .page: "a web page came in place of a tile"
        }
    }

    /// Whether another try may bring the tile that failed so.
    static func isPassing(_ error: any Error) -> Bool {
        // A file that is not there.
        if error is CocoaError { return false }
        guard case .status(let status)? = error as? TileError else { return true }
        return status == 408 || status == 429 || status >= 500
    }
}

import Foundation
import SQLiteFile

/// The reason why a tile cannot be loaded.
public enum TileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The server responded with a status other than 200.
    case status(Int)
    /// The server responded with a web page, such as the login page of a captive portal.
    case page
    /// The file has no such tile.
    case missing

    /// The reason as text.
    public var description: String {
        switch self {
        case .status(let status): "the tile server answered \(status)"
        case .page: "a web page came in place of a tile"
        case .missing: "the file has no tile there"
        }
    }

    /// Returns whether the error is temporary, so that a retry may succeed.
    static func isTemporary(_ error: any Error) -> Bool {
        // A `CocoaError` occurs if a file URL refers to no file.
        if error is CocoaError || error as? TileError == .missing || error is SQLiteError { return false }
        guard case .status(let status)? = error as? TileError else { return true }
        return status == 408 || status == 429 || status >= 500
    }
}

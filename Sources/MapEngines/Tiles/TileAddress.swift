import Foundation

/// The URL of a tile from a server's template: `https://host/{z}/{x}/{y}.png`, with `{scale}` for 1, 2 or 3.
package enum TileAddress {
    /// Returns the URL of a tile; `nil` if the template does not result in a URL.
    ///
    /// - Parameter isFlipped: Whether the server counts rows from the south.
    package static func url(_ template: String, _ index: TileIndex, scale: Int, isFlipped: Bool) -> URL? {
        let row = isFlipped ? (1 << index.z) - 1 - index.y : index.y
        let values = ["{z}": index.z, "{x}": index.x, "{y}": row, "{scale}": scale]
        return URL(string: values.reduce(template) { $0.replacingOccurrences(of: $1.key, with: String($1.value)) })
    }
}

import Foundation

/// Determines the tiles that cover a viewport.
package enum TileGrid {
    /// The maximum number of tiles; a screen of 3840x2160 points needs up to 300.
    package static let maximumTileCount = 400
    /// The supported levels. At the last level, a tile is some two metres wide.
    package static let levels = 0...24

    /// A tile and the copy of the world in which it is displayed: 0, or the number of world widths to the east.
    package struct PlacedTile: Hashable, Sendable {
        package let index: TileIndex
        package let copy: Int

        package var rect: WorldRect { index.rect.offset(x: Double(copy)) }
    }

    /// Returns the level whose tiles are displayed closest to their own size.
    ///
    /// - Parameters:
    ///   - tileSide: The width of a tile, in points; 256 if the value is not a valid width.
    ///   - levels: The available levels.
    package static func level(for viewport: MapViewport, tileSide: Double, in levels: ClosedRange<Int>) -> Int {
        let side = tileSide.isFinite && tileSide > 0 ? min(max(tileSide, 1), 1_048_576) : MapViewport.baseSide
        let exactLevel = viewport.zoom - log2(side / MapViewport.baseSide)
        return min(max(Int(exactLevel.rounded()), levels.lowerBound), levels.upperBound)
    }

    /// Returns the tiles to display. They belong to the level whose tiles are displayed closest to their own size. If
    /// it has too many tiles, a lower level is used.
    ///
    /// The result is empty if even the lowest level has too many tiles.
    package static func tiles(
        covering viewport: MapViewport, tileSide: Double, in levels: ClosedRange<Int>, limit: Int = maximumTileCount
    ) -> [PlacedTile] {
        var level = level(for: viewport, tileSide: tileSide, in: levels)
        var placedTiles = tiles(covering: viewport, level: level, limit: limit)
        while placedTiles.isEmpty, level > levels.lowerBound {
            level -= 1
            placedTiles = Self.tiles(covering: viewport, level: level, limit: limit)
        }
        return placedTiles
    }

    /// Returns the visible tiles of a level, nearest to the centre first; none if there are more than `limit`.
    package static func tiles(covering viewport: MapViewport, level: Int, limit: Int = maximumTileCount) -> [PlacedTile] {
        let count = 1 << level
        let side = Double(count)
        let rect = viewport.visibleRect
        let columns = Int((rect.minX * side).rounded(.down))...Int((rect.maxX * side).rounded(.down))
        let top = min(max(Int((rect.minY * side).rounded(.down)), 0), count - 1)
        let bottom = min(max(Int((rect.maxY * side).rounded(.down)), top), count - 1)
        guard columns.count * (bottom - top + 1) <= limit else { return [] }
        let viewCenter = viewport.center
        let placedTiles = columns.flatMap { column in
            (top...bottom).map { row in
                let copy = Int((Double(column) / side).rounded(.down))
                return PlacedTile(index: TileIndex(z: level, x: column - copy * count, y: row), copy: copy)
            }
        }
        return placedTiles.sorted { distance($0, viewCenter) < distance($1, viewCenter) }
    }

    private static func distance(_ placedTile: PlacedTile, _ viewCenter: WorldPoint) -> Double {
        let center = placedTile.rect.center
        return (center.x - viewCenter.x) * (center.x - viewCenter.x) + (center.y - viewCenter.y) * (center.y - viewCenter.y)
    }
}

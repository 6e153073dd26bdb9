import Foundation

/// Which tiles cover a viewport.
package enum TileGrid {
    /// 400: how many tiles are shown at once at most; a screen of 3840x2160 points takes up to 300.
    package static let largest = 400
    /// 0…24: the levels that are shown at all; at the last one a tile is some two metres wide.
    package static let levels = 0...24

    /// A tile, and the copy of the world it is seen on: 0, or how many worlds to the east.
    package struct Place: Hashable, Sendable {
        package let index: TileIndex
        package let copy: Int

        package var rect: WorldRect { index.rect.offset(x: Double(copy)) }
    }

    /// The level whose tiles are shown closest to their own size.
    ///
    /// - Parameters:
    ///   - tileSide: how wide a tile is meant to be, in points; the usual 256 for what is no width.
    ///   - levels: which levels there are.
    package static func level(for viewport: MapViewport, tileSide: Double, in levels: ClosedRange<Int>) -> Int {
        let side = tileSide.isFinite && tileSide > 0 ? min(max(tileSide, 1), 1_048_576) : MapViewport.baseSide
        let exact = viewport.zoom - log2(side / MapViewport.baseSide)
        return min(max(Int(exact.rounded()), levels.lowerBound), levels.upperBound)
    }

    /// The tiles to show: those of the level closest to their own size, or of the next larger ones if there were too many.
    ///
    /// None if there are too many even at the lowest level, which is what a map far above that level shows.
    package static func places(
        covering viewport: MapViewport, tileSide: Double, in levels: ClosedRange<Int>, limit: Int = largest
    ) -> [Place] {
        var level = level(for: viewport, tileSide: tileSide, in: levels)
        var places = places(covering: viewport, level: level, limit: limit)
        while places.isEmpty, level > levels.lowerBound {
            level -= 1
            places = Self.places(covering: viewport, level: level, limit: limit)
        }
        return places
    }

    /// The tiles of a level that are to be seen, those nearest to the middle first; at most `limit`.
    package static func places(covering viewport: MapViewport, level: Int, limit: Int = largest) -> [Place] {
        let count = 1 << level
        let side = Double(count)
        let rect = viewport.visibleRect
        let columns = Int((rect.minX * side).rounded(.down))...Int((rect.maxX * side).rounded(.down))
        let top = min(max(Int((rect.minY * side).rounded(.down)), 0), count - 1)
        let bottom = min(max(Int((rect.maxY * side).rounded(.down)), top), count - 1)
        guard columns.count * (bottom - top + 1) <= limit else { return [] }
        let middle = viewport.center
        let places = columns.flatMap { column in
            (top...bottom).map { row in
                let copy = Int((Double(column) / side).rounded(.down))
                return Place(index: TileIndex(z: level, x: column - copy * count, y: row), copy: copy)
            }
        }
        return places.sorted { distance($0, middle) < distance($1, middle) }
    }

    private static func distance(_ place: Place, _ middle: WorldPoint) -> Double {
        let own = place.rect.middle
        return (own.x - middle.x) * (own.x - middle.x) + (own.y - middle.y) * (own.y - middle.y)
    }
}

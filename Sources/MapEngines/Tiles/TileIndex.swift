import Foundation

/// The position of a tile in the pyramid. At level `z`, the world is `2^z` tiles wide and high, counted from the
/// north-west.
package struct TileIndex: Hashable, Sendable {
    package let z: Int
    package let x: Int
    package let y: Int

    package init(z: Int, x: Int, y: Int) {
        self.z = z
        self.x = x
        self.y = y
    }

    /// The rectangle of the world that the tile covers.
    package var rect: WorldRect {
        let side = 1 / exp2(Double(z))
        return WorldRect(minX: Double(x) * side, minY: Double(y) * side, maxX: Double(x + 1) * side, maxY: Double(y + 1) * side)
    }

    /// The tile of the next lower level that contains this tile; `nil` for the only tile of level 0.
    package var parent: TileIndex? { z == 0 ? nil : TileIndex(z: z - 1, x: x / 2, y: y / 2) }

    /// The four tiles of the next level that cover the same area.
    package var children: [TileIndex] {
        [(0, 0), (1, 0), (0, 1), (1, 1)].map { TileIndex(z: z + 1, x: 2 * x + $0.0, y: 2 * y + $0.1) }
    }
}

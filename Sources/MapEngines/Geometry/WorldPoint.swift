import Foundation

/// A place on the flat world of Web-Mercator.
///
/// `x` goes from 0 at longitude −180° eastwards to 1, `y` from 0 at the northern end of the map southwards to 1. An `x` outside of
/// 0…1 is a place on a neighbouring copy of the world.
package struct WorldPoint: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The same place on the copy of the world that begins at 0.
    package var wrapped: WorldPoint { WorldPoint(x: x - x.rounded(.down), y: y) }

    /// The copy of the place which is closest to `other`, going east or west.
    package func nearest(to other: WorldPoint) -> WorldPoint {
        WorldPoint(x: x + (other.x - x).rounded(), y: y)
    }
}

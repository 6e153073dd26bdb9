import Foundation

/// A location on the flat world of Web Mercator.
///
/// `x` grows eastwards from 0 at longitude −180° to 1 at 180°. `y` grows southwards from 0 at the map's northern edge
/// to 1 at its southern edge. An `x` outside 0…1 is in a neighbouring copy of the world.
package struct WorldPoint: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The same location in the copy of the world that begins at 0.
    package var wrapped: WorldPoint { WorldPoint(x: x - x.rounded(.down), y: y) }

    /// Returns the copy of the location that is closest to `other` in the direction of `x`.
    package func nearest(to other: WorldPoint) -> WorldPoint {
        WorldPoint(x: x + (other.x - x).rounded(), y: y)
    }
}

import Foundation

/// Automatic scrolling while a dragged item is near an edge of the visible area.
package enum EdgeScroll {
    /// The distance from an edge at which scrolling begins, in points.
    package static let edgeDistance: CGFloat = 44
    /// The maximum speed, in points per frame.
    package static let speed: CGFloat = 8

    /// Returns the distance to scroll in one frame, in points; negative toward the start.
    ///
    /// - Parameters:
    ///   - location: The location of the touch along the scroll axis.
    ///   - start: The start of the visible area, along the same axis.
    ///   - end: The end of the visible area.
    package static func step(location: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
        guard location.isFinite, end - start > 2 * edgeDistance else { return 0 }
        let depthInStartZone = edgeDistance - (location - start)
        let depthInEndZone = edgeDistance - (end - location)
        if depthInStartZone > 0 { return -min(1, depthInStartZone / edgeDistance) * speed }
        return depthInEndZone > 0 ? min(1, depthInEndZone / edgeDistance) * speed : 0
    }
}

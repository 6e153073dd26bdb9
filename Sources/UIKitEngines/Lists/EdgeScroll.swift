import Foundation

/// Automatic scrolling while a dragged item is near an edge of the visible area.
package enum EdgeScroll {
    /// The distance from an edge at which scrolling begins, in points.
    package static let reach: CGFloat = 44
    /// The maximum speed, in points per frame.
    package static let speed: CGFloat = 8

    /// Returns the distance to scroll in one frame, in points; negative toward the start.
    ///
    /// - Parameters:
    ///   - finger: The location of the touch along the scroll axis.
    ///   - start: The start of the visible area, along the same axis.
    ///   - end: The end of the visible area.
    package static func step(finger: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
        guard finger.isFinite, end - start > 2 * reach else { return 0 }
        let before = reach - (finger - start)
        let after = reach - (end - finger)
        if before > 0 { return -min(1, before / reach) * speed }
        return after > 0 ? min(1, after / reach) * speed : 0
    }
}

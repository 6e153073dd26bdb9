import Foundation

/// How content moves while something is held near an edge of what shows.
package enum EdgeScroll {
    /// How near to an edge it begins, in points.
    package static let reach: CGFloat = 44
    /// How fast it is at most, in points a frame.
    package static let speed: CGFloat = 8

    /// How far content moves in a frame, in points; negative towards its start.
    ///
    /// - Parameters:
    ///   - finger: where the finger is.
    ///   - start: where what shows begins, along the same axis.
    ///   - end: where what shows ends.
    package static func step(finger: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
        guard finger.isFinite, end - start > 2 * reach else { return 0 }
        let before = reach - (finger - start)
        let after = reach - (end - finger)
        if before > 0 { return -min(1, before / reach) * speed }
        return after > 0 ? min(1, after / reach) * speed : 0
    }
}

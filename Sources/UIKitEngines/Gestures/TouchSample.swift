import CoreGraphics

/// One touch at one moment, as the machines receive it.
package struct TouchSample: Equatable, Sendable {
    /// The identity of the touch: constant from down to up, and unique among the touches that are down.
    package var id: Int
    /// The location in points, in any coordinate system that stays the same during the gesture.
    package var location: CGPoint
    /// The time on the frame clock, in seconds.
    package var time: TimeInterval

    package init(id: Int, location: CGPoint, time: TimeInterval) {
        self.id = id
        self.location = location
        self.time = time
    }
}

extension TouchSample {
    /// Returns the distance from `point`, in points.
    func distance(from point: CGPoint) -> CGFloat {
        let dx = location.x - point.x
        let dy = location.y - point.y
        return (dx * dx + dy * dy).squareRoot()
    }
}

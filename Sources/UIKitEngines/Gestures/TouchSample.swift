import CoreGraphics

/// One finger at one moment, as machines see it.
package struct TouchSample: Equatable, Sendable {
    /// The same from down to up; different for fingers that are down together.
    package var id: Int
    /// In points; of any one coordinate system, as long as it is the same for the whole gesture.
    package var location: CGPoint
    /// Seconds on the frame clock.
    package var time: TimeInterval

    package init(id: Int, location: CGPoint, time: TimeInterval) {
        self.id = id
        self.location = location
        self.time = time
    }
}

extension TouchSample {
    /// The distance from `point`, in points.
    func distance(from point: CGPoint) -> CGFloat {
        let dx = location.x - point.x
        let dy = location.y - point.y
        return (dx * dx + dy * dy).squareRoot()
    }
}

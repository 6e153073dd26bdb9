import Foundation

/// An animation from one viewport to another, with ease-in and ease-out.
package struct ViewportAnimation: Hashable, Sendable {
    /// The default duration in seconds, about that of Apple's maps for a short distance.
    package static let duration: TimeInterval = 0.4

    package let start: MapViewport
    package let end: MapViewport
    package let duration: TimeInterval

    package init(from start: MapViewport, to end: MapViewport, duration: TimeInterval = ViewportAnimation.duration) {
        self.start = start
        self.end = end
        self.duration = max(duration, 0)
    }

    /// Returns the viewport at a time in seconds. From the end on, the result is exactly the final viewport.
    package func viewport(at time: TimeInterval) -> MapViewport {
        guard time < duration else { return end }
        let linear = max(time, 0) / duration
        let fraction = linear * linear * (3 - 2 * linear)
        var result = end
        let target = end.center.nearest(to: start.center)
        let distanceFraction = travelledFraction(fraction)
        var headingChange = end.heading - start.heading
        if headingChange > 180 { headingChange -= 360 }
        if headingChange < -180 { headingChange += 360 }
        result.move(
            to: WorldPoint(
                x: start.center.x + (target.x - start.center.x) * distanceFraction,
                y: start.center.y + (target.y - start.center.y) * distanceFraction),
            zoom: start.zoom + (end.zoom - start.zoom) * fraction, heading: start.heading + headingChange * fraction)
        return result
    }

    /// Returns the fraction of the distance at a fraction of the animation, so that the speed on the screen is
    /// constant. At a lower zoom level, the same distance on the screen is a greater distance in the world.
    private func travelledFraction(_ fraction: Double) -> Double {
        let levels = end.zoom - start.zoom
        guard abs(levels) > 0.01 else { return fraction }
        return (1 - exp2(-levels * fraction)) / (1 - exp2(-levels))
    }
}

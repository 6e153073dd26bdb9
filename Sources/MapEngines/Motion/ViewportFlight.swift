import Foundation

/// A move of the map from one viewport to another, gathering speed and losing it again.
package struct ViewportFlight: Hashable, Sendable {
    /// 0.4 s: about as long as Apple's maps take to a place nearby.
    package static let duration: TimeInterval = 0.4

    package let start: MapViewport
    package let end: MapViewport
    package let duration: TimeInterval

    package init(from start: MapViewport, to end: MapViewport, duration: TimeInterval = ViewportFlight.duration) {
        self.start = start
        self.end = end
        self.duration = max(duration, 0)
    }

    /// The viewport after so many seconds; exactly the last one at the end and later.
    package func viewport(at time: TimeInterval) -> MapViewport {
        guard time < duration else { return end }
        let linear = max(time, 0) / duration
        let share = linear * linear * (3 - 2 * linear)
        var result = end
        let target = end.center.nearest(to: start.center)
        let travelled = path(share)
        var turn = end.heading - start.heading
        if turn > 180 { turn -= 360 }
        if turn < -180 { turn += 360 }
        result.move(
            to: WorldPoint(
                x: start.center.x + (target.x - start.center.x) * travelled, y: start.center.y + (target.y - start.center.y) * travelled),
            zoom: start.zoom + (end.zoom - start.zoom) * share, heading: start.heading + turn * share)
        return result
    }

    /// How much of the way is done, so that it looks even on the screen: where the map is small, a step goes far.
    private func path(_ share: Double) -> Double {
        let levels = end.zoom - start.zoom
        guard abs(levels) > 0.01 else { return share }
        return (1 - exp2(-levels * share)) / (1 - exp2(-levels))
    }
}

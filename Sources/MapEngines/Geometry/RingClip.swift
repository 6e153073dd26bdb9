import Foundation

/// Clips closed rings to a rectangle, by the Sutherland–Hodgman algorithm.
package enum RingClip {
    /// Returns the part of a ring inside `rect`; empty if there is none. Separate parts stay connected along the
    /// rectangle's edge.
    package static func part(of ring: [WorldPoint], in rect: WorldRect) -> [WorldPoint] {
        var points = ring
        points = clip(points, { $0.x - rect.minX })
        points = clip(points, { rect.maxX - $0.x })
        points = clip(points, { $0.y - rect.minY })
        points = clip(points, { rect.maxY - $0.y })
        return points.count >= 3 ? points : []
    }

    /// Returns the part of a ring on the side of an edge where `depth` is not negative.
    private static func clip(_ points: [WorldPoint], _ depth: (WorldPoint) -> Double) -> [WorldPoint] {
        guard var previous = points.last else { return [] }
        var result: [WorldPoint] = []
        result.reserveCapacity(points.count + 4)
        var previousDepth = depth(previous)
        for point in points {
            let currentDepth = depth(point)
            if (previousDepth < 0) != (currentDepth < 0) {
                let fraction = previousDepth / (previousDepth - currentDepth)
                result.append(
                    WorldPoint(x: previous.x + (point.x - previous.x) * fraction, y: previous.y + (point.y - previous.y) * fraction))
            }
            if currentDepth >= 0 { result.append(point) }
            previous = point
            previousDepth = currentDepth
        }
        return result
    }
}

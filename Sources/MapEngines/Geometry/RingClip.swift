import Foundation

/// Cuts closed rings off at a rectangle, by Sutherland and Hodgman's rule.
package enum RingClip {
    /// What of a ring is within `rect`; empty if nothing is. Parts that are cut asunder stay joined along the rectangle's edge.
    package static func part(of ring: [WorldPoint], in rect: WorldRect) -> [WorldPoint] {
        var points = ring
        points = cut(points, { $0.x - rect.minX })
        points = cut(points, { rect.maxX - $0.x })
        points = cut(points, { $0.y - rect.minY })
        points = cut(points, { rect.maxY - $0.y })
        return points.count >= 3 ? points : []
    }

    /// Keeps the side where `depth` is not negative.
    private static func cut(_ points: [WorldPoint], _ depth: (WorldPoint) -> Double) -> [WorldPoint] {
        guard var previous = points.last else { return [] }
        var result: [WorldPoint] = []
        result.reserveCapacity(points.count + 4)
        var before = depth(previous)
        for point in points {
            let now = depth(point)
            if (before < 0) != (now < 0) {
                let share = before / (before - now)
                result.append(
                    WorldPoint(x: previous.x + (point.x - previous.x) * share, y: previous.y + (point.y - previous.y) * share))
            }
            if now >= 0 { result.append(point) }
            previous = point
            before = now
        }
        return result
    }
}

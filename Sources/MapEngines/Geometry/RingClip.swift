import Foundation

/// Clips closed rings to a rectangle, by the Sutherland–Hodgman algorithm.
package enum RingClip {
    /// Returns the part of a ring inside `rect`; empty if there is none. Separate parts stay connected along the
    /// rectangle's edge.
    package static func part(of ring: [WorldPoint], in rect: WorldRect) -> [WorldPoint] {
        var points = ring
        points = cut(points, { $0.x - rect.minX })
        points = cut(points, { rect.maxX - $0.x })
        points = cut(points, { $0.y - rect.minY })
        points = cut(points, { rect.maxY - $0.y })
        return points.count >= 3 ? points : []
    }

    /// Returns the part of a ring on the side of an edge where `depth` is not negative.
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

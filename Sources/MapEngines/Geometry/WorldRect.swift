import Foundation

/// An axis-aligned rectangle on the flat world; see ``WorldPoint``. Its width and height are not negative.
package struct WorldRect: Hashable, Sendable {
    package var minX: Double
    package var minY: Double
    package var maxX: Double
    package var maxY: Double

    package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = min(minX, maxX)
        self.minY = min(minY, maxY)
        self.maxX = max(minX, maxX)
        self.maxY = max(minY, maxY)
    }

    /// Creates the smallest rectangle around points; `nil` for no points.
    package init?(around points: some Sequence<WorldPoint>) {
        var iterator = points.makeIterator()
        guard let first = iterator.next() else { return nil }
        self.init(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
        while let point = iterator.next() {
            minX = min(minX, point.x)
            minY = min(minY, point.y)
            maxX = max(maxX, point.x)
            maxY = max(maxY, point.y)
        }
    }

    /// The whole world.
    package static let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)

    package var width: Double { maxX - minX }
    package var height: Double { maxY - minY }
    package var center: WorldPoint { WorldPoint(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }

    package func contains(_ point: WorldPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    package func intersects(_ other: WorldRect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    /// Returns the rectangle, moved to the east; negative values move it to the west.
    package func offset(x: Double) -> WorldRect { WorldRect(minX: minX + x, minY: minY, maxX: maxX + x, maxY: maxY) }

    /// Returns the rectangle, enlarged by `margin` on each side.
    package func outset(by margin: Double) -> WorldRect {
        WorldRect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }

    /// The maximum distance of a visible copy from the middle copy, in world widths.
    private static let farthestCopy = 8.0

    /// Returns the displacements, in world widths, of the copies of `other` that are visible in this rectangle; `nil`
    /// if no copy is visible, or if the displacement exceeds 10⁹.
    package func copies(showing other: WorldRect) -> ClosedRange<Int>? {
        let nearestCopy = (center.x - other.center.x).rounded()
        guard abs(nearestCopy) < 1e9 else { return nil }
        let first = max((minX - other.maxX).rounded(.up), nearestCopy - Self.farthestCopy)
        let last = min((maxX - other.minX).rounded(.down), nearestCopy + Self.farthestCopy)
        return first <= last ? Int(first)...Int(last) : nil
    }
}

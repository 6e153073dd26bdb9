import Foundation

/// The mapping between the world and a rectangle of the screen: a centre, a zoom level and a heading.
///
/// At zoom level 0, the world is 256 points wide, and each level doubles the width. Coordinates of the screen are
/// points from its upper left corner. Every change keeps the centre within the world and the zoom within its limits.
package struct MapViewport: Hashable, Sendable {
    /// The width of the world at zoom level 0, in points, as tile servers define it.
    package static let baseSide: Double = 256
    /// The maximum zoom level: some 6 cm per point at the equator.
    package static let maximumZoom: Double = 21

    /// The location at the centre of the screen. Its `x` is in 0…1.
    package private(set) var center: WorldPoint
    package private(set) var zoom: Double
    /// The direction that is up on the screen, in degrees clockwise from north, in 0..<360.
    package private(set) var heading: Double
    /// The size of the screen, in points; zero as long as nothing can be displayed.
    package private(set) var size: CGSize
    /// Additional limits of the zoom level, which narrow ``minimumZoom`` and ``maximumZoom``.
    package var zoomLimits: ClosedRange<Double> = 0...MapViewport.maximumZoom { didSet { clampValues() } }

    /// Creates a viewport. A value that is not finite is replaced by the centre of the world, level 0, north, or an
    /// empty size.
    package init(center: WorldPoint, zoom: Double, heading: Double = 0, size: CGSize) {
        self.center = center.x.isFinite && center.y.isFinite ? center : WorldRect.world.center
        self.zoom = zoom.isFinite ? zoom : 0
        self.heading = heading.isFinite ? heading : 0
        self.size = size.width.isFinite && size.height.isFinite ? CGSize(width: max(size.width, 0), height: max(size.height, 0)) : .zero
        clampValues()
    }

    /// The width of the world, in points.
    package var worldSide: Double { Self.baseSide * exp2(zoom) }

    /// The minimum zoom level, at which the world is as large as the screen's longer side.
    package var minimumZoom: Double {
        let side = max(size.width, size.height, 1)
        return min(max(log2(side / Self.baseSide), zoomLimits.lowerBound), Self.maximumZoom)
    }

    // MARK: - Conversions

    /// Returns the point of a location on the screen, for the copy of the world nearest to the centre.
    package func point(for worldPoint: WorldPoint) -> CGPoint { exactPoint(for: worldPoint.nearest(to: center)) }

    /// Returns the point of a location in a particular copy of the world.
    package func exactPoint(for worldPoint: WorldPoint) -> CGPoint {
        let east = (worldPoint.x - center.x) * worldSide
        let south = (worldPoint.y - center.y) * worldSide
        let rotation = rotation
        return CGPoint(
            x: size.width / 2 + east * rotation.cos + south * rotation.sin, y: size.height / 2 - east * rotation.sin + south * rotation.cos)
    }

    /// Returns the location at a point of the screen. Its `x` may be outside 0…1.
    package func worldPoint(at point: CGPoint) -> WorldPoint {
        let right = Double(point.x) - size.width / 2
        let down = Double(point.y) - size.height / 2
        let rotation = rotation
        return WorldPoint(
            x: center.x + (right * rotation.cos - down * rotation.sin) / worldSide,
            y: center.y + (right * rotation.sin + down * rotation.cos) / worldSide)
    }

    /// The smallest axis-aligned rectangle of the world that contains the visible area.
    package var visibleRect: WorldRect {
        let half = halfExtent
        return WorldRect(minX: center.x - half.x, minY: center.y - half.y, maxX: center.x + half.x, maxY: center.y + half.y)
    }

    private var halfExtent: WorldPoint {
        let rotation = rotation
        let width = abs(size.width * rotation.cos) + abs(size.height * rotation.sin)
        let height = abs(size.width * rotation.sin) + abs(size.height * rotation.cos)
        return WorldPoint(x: width / 2 / worldSide, y: height / 2 / worldSide)
    }

    private var rotation: (cos: Double, sin: Double) {
        if heading == 0 { return (1, 0) }
        let angle = heading * .pi / 180
        return (cos(angle), sin(angle))
    }

    // MARK: - Changes

    /// Resizes the screen, and keeps the centre.
    package mutating func resize(to newSize: CGSize) {
        guard newSize != size, newSize.width.isFinite, newSize.height.isFinite else { return }
        size = CGSize(width: max(newSize.width, 0), height: max(newSize.height, 0))
        clampValues()
    }

    /// Changes the centre, and optionally the zoom level and the heading.
    package mutating func move(to worldPoint: WorldPoint, zoom newZoom: Double? = nil, heading newHeading: Double? = nil) {
        guard worldPoint.x.isFinite, worldPoint.y.isFinite else { return }
        center = worldPoint
        if let newZoom, newZoom.isFinite { zoom = newZoom }
        if let newHeading, newHeading.isFinite { heading = newHeading }
        clampValues()
    }

    /// Moves the world by an offset in points, as a pan does.
    package mutating func pan(by offset: CGPoint) {
        move(to: worldPoint(at: CGPoint(x: size.width / 2 - offset.x, y: size.height / 2 - offset.y)))
    }

    /// Zooms by levels, and rotates by degrees, around a point whose location stays fixed.
    package mutating func zoom(by levels: Double, turningBy degrees: Double = 0, around point: CGPoint) {
        guard levels.isFinite, degrees.isFinite else { return }
        let fixedPoint = worldPoint(at: point)
        zoom += levels
        heading += degrees
        clampValues()
        let currentPoint = worldPoint(at: point)
        move(to: WorldPoint(x: center.x + fixedPoint.x - currentPoint.x, y: center.y + fixedPoint.y - currentPoint.y))
    }

    private mutating func clampValues() {
        let lowest = minimumZoom
        zoom = min(max(zoom, lowest), max(lowest, zoomLimits.upperBound))
        heading = heading.truncatingRemainder(dividingBy: 360)
        if heading < 0 { heading += 360 }
        let half = min(halfExtent.y, 0.5)
        center = WorldPoint(x: center.x, y: min(max(center.y, half), 1 - half)).wrapped
    }
}

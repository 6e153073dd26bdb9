import MapEngines
import UIKitCore

/// An axis-aligned rectangle on the flat map, in map points.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkmaprect
public struct MKMapRect: Sendable {
    /// The north-western corner.
    public var origin: MKMapPoint
    /// The extent to the east and to the south.
    public var size: MKMapSize

    /// Creates an empty rectangle at the north-western corner of the map.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

    /// Creates a rectangle with a north-western corner and a size.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle with a north-western corner and a size, in map points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The whole map.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// The null rectangle, which is the intersection of rectangles that do not overlap.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The western edge.
    public var minX: Double { origin.x }
    /// The middle from west to east.
    public var midX: Double { origin.x + size.width / 2 }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The middle from north to south.
    public var midY: Double { origin.y + size.height / 2 }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// The extent from west to east, in map points.
    public var width: Double { size.width }
    /// The extent from north to south, in map points.
    public var height: Double { size.height }
    /// Whether the rectangle is ``null``.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether the rectangle is ``null`` or has no area.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// Whether the rectangle crosses the 180th meridian.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.worldSide) }

    /// Returns whether the rectangle contains a location. The western and northern edges are inside, and the other
    /// edges outside.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns whether the rectangle contains any copy of a location, including copies beyond the 180th meridian.
    func containsAnywhere(_ point: MKMapPoint) -> Bool {
        guard !isNull, isFinite else { return false }
        let side = MKMapSize.worldSide
        return contains(MKMapPoint(x: point.x + ((minX - point.x) / side).rounded(.up) * side, y: point.y))
    }

    /// Returns whether the rectangle contains another rectangle completely.
    public func contains(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }

    /// Returns whether two rectangles have an area in common.
    public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isEmpty }

    /// Returns the area that two rectangles have in common; ``null`` if they do not overlap.
    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        guard !isNull, !rect.isNull else { return .null }
        let left = max(minX, rect.minX)
        let top = max(minY, rect.minY)
        let right = min(maxX, rect.maxX)
        let bottom = min(maxY, rect.maxY)
        return left <= right && top <= bottom ? MKMapRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }

    /// Returns the smallest rectangle that contains both rectangles.
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let left = min(minX, rect.minX)
        let top = min(minY, rect.minY)
        return MKMapRect(x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
    }

    /// Returns the rectangle, inset by `dx` and `dy` map points on each side, or outset by negative values; ``null``
    /// if nothing is left.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
        return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// Returns the rectangle, moved by map points.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Returns the part beyond the 180th meridian, moved to the other side of the map; ``null`` if there is none.
    public func remainder() -> MKMapRect {
        let side = MKMapSize.worldSide
        let beyondEast = intersection(
            MKMapRect(x: side, y: -.greatestFiniteMagnitude / 4, width: side, height: .greatestFiniteMagnitude / 2))
        if !beyondEast.isEmpty { return beyondEast.offsetBy(dx: -side, dy: 0) }
        let beyondWest = intersection(
            MKMapRect(x: -side, y: -.greatestFiniteMagnitude / 4, width: side, height: .greatestFiniteMagnitude / 2))
        return beyondWest.isEmpty ? .null : beyondWest.offsetBy(dx: side, dy: 0)
    }

    init(_ rect: WorldRect) {
        let side = MKMapSize.worldSide
        self.init(x: rect.minX * side, y: rect.minY * side, width: rect.width * side, height: rect.height * side)
    }

    var worldRect: WorldRect {
        let side = MKMapSize.worldSide
        return WorldRect(minX: minX / side, minY: minY / side, maxX: maxX / side, maxY: maxY / side)
    }

    /// Whether all values are finite.
    var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}

/// Creates a rectangle with a north-western corner and a size, in map points.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
/// The null rectangle.
public let MKMapRectNull = MKMapRect.null
/// The whole map.
public let MKMapRectWorld = MKMapRect.world
/// Returns whether a rectangle contains a location.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
/// Returns the smallest rectangle that contains both rectangles.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }

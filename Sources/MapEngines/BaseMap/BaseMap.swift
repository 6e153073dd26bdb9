import Foundation

/// The built-in map of the world: land, large lakes, borders, and the names of countries and large cities.
///
/// The data is Natural Earth's 1:110m vectors, accurate to some ten kilometres. The data is unpacked once, on first
/// use, in some milliseconds.
package struct BaseMap: Sendable {
    package static let world = BaseMap()

    /// The largest scale at which the map shows more detail. At this scale, ten kilometres, the accuracy of the data,
    /// are 64 points.
    ///
    /// A point is 1/163 inch, as on Apple's first screens.
    package static let finestScale = (metersPerPoint: 1_000_000 * 0.0254 / 163, text: "1:1,000,000")

    /// Closed outlines or lines, with their bounding rectangle.
    package struct Shape: Sendable {
        package let rings: [[WorldPoint]]
        /// The rings as lines, without the edges along the 180th meridian, where the data is cut.
        package let coasts: [[WorldPoint]]
        package let bounds: WorldRect

        init(rings: [[WorldPoint]], bounds: WorldRect) {
            self.rings = rings
            self.bounds = bounds
            coasts = rings.flatMap(Self.coasts)
        }

        private static func coasts(of ring: [WorldPoint]) -> [[WorldPoint]] {
            var lines: [[WorldPoint]] = []
            var openLine: [WorldPoint] = []
            for point in ring + ring.prefix(1) {
                if let last = openLine.last, last.x == point.x, point.x == 0 || point.x == 1 {
                    if openLine.count > 1 { lines.append(openLine) }
                    openLine = []
                }
                openLine.append(point)
            }
            return openLine.count > 1 ? lines + [openLine] : lines
        }
    }

    /// A name on the map.
    package struct Name: Sendable {
        package let text: String
        package let place: WorldPoint
        package let kind: Kind
        /// The lowest zoom level at which the name is displayed.
        package let minimumZoom: Double
        /// The zoom level at and above which the name is hidden, because the area is larger than the screen.
        package let maximumZoom: Double

        package enum Kind: Sendable {
            case country
            case capital
            case city
        }
    }

    package let land: [Shape]
    package let lakes: [Shape]
    package let borders: [Shape]
    /// The names, the most important first.
    package let names: [Name]

    init() {
        land = Self.shapes(BaseMapText.land)
        lakes = Self.shapes(BaseMapText.lakes)
        borders = Self.shapes(BaseMapText.borders)
        names = Self.countries(BaseMapText.countries) + Self.places(BaseMapText.places)
    }

    static func shapes(_ text: String) -> [Shape] {
        text.utf8.split(separator: UInt8(ascii: ";")).compactMap { shape in
            let rings = shape.split(separator: UInt8(ascii: ",")).map(PackedLine.points)
            return WorldRect(around: rings.joined()).map { Shape(rings: rings, bounds: $0) }
        }
    }

    static func countries(_ text: String) -> [Name] {
        text.split(separator: ";").compactMap { line in
            let parts = line.split(separator: "|")
            guard parts.count == 3, let rank = Double(parts[0]), let place = PackedLine.points(parts[1].utf8).first else { return nil }
            return Name(text: String(parts[2]), place: place, kind: .country, minimumZoom: rank - 0.3, maximumZoom: rank + 5)
        }
    }

    static func places(_ text: String) -> [Name] {
        text.split(separator: ";").compactMap { line in
            let parts = line.split(separator: "|")
            guard parts.count == 4, let zoom = Double(parts[0]), let place = PackedLine.points(parts[2].utf8).first else { return nil }
            return Name(
                text: String(parts[3]), place: place, kind: parts[1] == "1" ? .capital : .city, minimumZoom: max(zoom + 1, 3.5),
                maximumZoom: 13)
        }
    }
}

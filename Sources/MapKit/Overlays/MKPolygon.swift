/// A closed area between points, with optional holes.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkpolygon
@preconcurrency @MainActor open class MKPolygon: MKMultiPoint {
    /// The holes of the area; `nil` for none.
    public let interiorPolygons: [MKPolygon]?

    /// Creates an area between coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: Array(UnsafeBufferPointer(start: coords, count: max(count, 0))))
    }

    /// Creates an area between coordinates, with holes.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(places: Array(UnsafeBufferPointer(start: coords, count: max(count, 0))), interiorPolygons: interiorPolygons)
    }

    /// Creates an area between coordinates, with optional holes.
    public init(places: [CLLocationCoordinate2D], interiorPolygons: [MKPolygon]? = nil) {
        self.interiorPolygons = interiorPolygons
        super.init(coordinates: places)
    }
}

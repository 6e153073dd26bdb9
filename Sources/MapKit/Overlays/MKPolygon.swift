/// An area between points, and what is left out of it.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkpolygon
@preconcurrency @MainActor open class MKPolygon: MKMultiPoint {
    /// Areas that are left out; `nil` for none.
    public let interiorPolygons: [MKPolygon]?

    /// An area between coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: Array(UnsafeBufferPointer(start: coords, count: max(count, 0))))
    }

    /// An area between coordinates, less other areas.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(places: Array(UnsafeBufferPointer(start: coords, count: max(count, 0))), interiorPolygons: interiorPolygons)
    }

    /// An area between coordinates, less other areas.
    public init(places: [CLLocationCoordinate2D], interiorPolygons: [MKPolygon]? = nil) {
        self.interiorPolygons = interiorPolygons
        super.init(coordinates: places)
    }
}

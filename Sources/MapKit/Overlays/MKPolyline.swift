/// Points that are connected by straight lines on the map.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkpolyline
@preconcurrency @MainActor open class MKPolyline: MKMultiPoint {
    /// Creates a line through coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: Array(UnsafeBufferPointer(start: coords, count: max(count, 0))))
    }

    /// Creates a line through map points.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(places: UnsafeBufferPointer(start: points, count: max(count, 0)).map(\.coordinate))
    }

    /// Creates a line through coordinates.
    public init(places: [CLLocationCoordinate2D]) { super.init(coordinates: places) }
}

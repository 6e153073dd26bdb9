import MapEngines

/// A shape made of points.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkmultipoint
@preconcurrency @MainActor open class MKMultiPoint: MKShape, MKOverlay {
    let places: [WorldPoint]
    private let bounds: MKMapRect

    /// The points must go no farther than half around the world from one to the next; a line across the 180th meridian goes on beyond.
    init(coordinates: [CLLocationCoordinate2D]) {
        var previous: WorldPoint?
        places = coordinates.filter(CLLocationCoordinate2DIsValid).map { coordinate in
            let place = MKMapPoint(coordinate).place
            let next = previous.map(place.nearest) ?? place
            previous = next
            return next
        }
        bounds = WorldRect(around: places).map(MKMapRect.init) ?? .null
        super.init()
    }

    /// How many points it has. Coordinates that are not valid are left out.
    public var pointCount: Int { places.count }

    /// The points, in map points; beyond the map's edge where the shape crosses the 180th meridian.
    ///
    /// > Difference from Apple: an array that is the caller's own, not a pointer into the shape.
    public func points() -> [MKMapPoint] { places.map(MKMapPoint.init) }

    /// Writes the coordinates of some of the points to a buffer of the caller's, in their order.
    ///
    /// - Parameters:
    ///   - coords: a buffer with room for as many coordinates as the range is long.
    ///   - range: the points, counted from 0.
    /// - Precondition: the range lies within the points.
    /// - Source: https://developer.apple.com/documentation/mapkit/mkmultipoint/getcoordinates(_:range:)
    public func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        precondition(
            range.location >= 0 && range.length >= 0 && range.location <= pointCount - range.length,
            "MKMultiPoint: the range \(range) is not within the \(pointCount) points. Ask for fewer.")
        for index in 0..<range.length { coords[index] = MKMapPoint(places[range.location + index]).coordinate }
    }

    /// How far a point is along the shape, from 0 at the first point to 1 at the last one.
    ///
    /// - Precondition: the shape has that point.
    public func location(atPointIndex index: Int) -> CGFloat {
        precondition(places.indices.contains(index), "MKMultiPoint: no point \(index) of \(pointCount). Use an index of 0..<pointCount.")
        let all = lengths
        guard let whole = all.last, whole > 0 else { return 0 }
        return CGFloat(all[index] / whole)
    }

    /// How far points are along the shape, from 0 to 1.
    public func locations(atPointIndexes indexes: IndexSet) -> [CGFloat] { indexes.map { location(atPointIndex: $0) } }

    /// The distance of each point from the first one along the shape, in worlds.
    private var lengths: [Double] {
        var sum = 0.0
        return places.indices.map { index in
            if index > 0 { sum += hypot(places[index].x - places[index - 1].x, places[index].y - places[index - 1].y) }
            return sum
        }
    }

    /// The smallest rectangle around the points.
    public var boundingMapRect: MKMapRect { bounds }

    /// The middle of the bounding rectangle.
    open override var coordinate: CLLocationCoordinate2D {
        bounds.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate
    }
}

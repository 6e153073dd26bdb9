import MapEngines

/// A shape that consists of points.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkmultipoint
@preconcurrency @MainActor open class MKMultiPoint: MKShape, MKOverlay {
    let worldPoints: [WorldPoint]
    private let bounds: MKMapRect

    /// Creates a shape. Successive points are at most half the world apart. A line across the 180th meridian continues
    /// beyond the map's edge.
    init(coordinates: [CLLocationCoordinate2D]) {
        var previous: WorldPoint?
        worldPoints = coordinates.filter(CLLocationCoordinate2DIsValid).map { coordinate in
            let point = MKMapPoint(coordinate).worldPoint
            let next = previous.map(point.nearest) ?? point
            previous = next
            return next
        }
        bounds = WorldRect(around: worldPoints).map(MKMapRect.init) ?? .null
        super.init()
    }

    /// The number of points. Invalid coordinates are omitted.
    public var pointCount: Int { worldPoints.count }

    /// Returns the points, in map points. Points beyond the map's edge occur where the shape crosses the 180th
    /// meridian.
    ///
    /// > Difference from Apple: the result is a copy, not a pointer into the shape.
    public func points() -> [MKMapPoint] { worldPoints.map(MKMapPoint.init) }

    /// Copies the coordinates of a range of points to a buffer.
    ///
    /// - Parameters:
    ///   - coords: A buffer that is large enough for the coordinates of the range.
    ///   - range: The range of points, starting at 0.
    /// - Precondition: The range is within the points.
    /// - Source: https://developer.apple.com/documentation/mapkit/mkmultipoint/getcoordinates(_:range:)
    public func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        precondition(
            range.location >= 0 && range.length >= 0 && range.location <= pointCount - range.length,
            "MKMultiPoint: the range \(range) is not within the \(pointCount) points. Ask for fewer.")
        for index in 0..<range.length { coords[index] = MKMapPoint(worldPoints[range.location + index]).coordinate }
    }

    /// Returns the relative distance of a point along the shape, from 0 at the first point to 1 at the last point.
    ///
    /// - Precondition: The point exists.
    public func location(atPointIndex index: Int) -> CGFloat {
        precondition(
            worldPoints.indices.contains(index), "MKMultiPoint: no point \(index) of \(pointCount). Use an index of 0..<pointCount.")
        let all = lengths
        guard let total = all.last, total > 0 else { return 0 }
        return CGFloat(all[index] / total)
    }

    /// Returns the relative distances of points along the shape, from 0 to 1.
    public func locations(atPointIndexes indexes: IndexSet) -> [CGFloat] { indexes.map { location(atPointIndex: $0) } }

    /// The distance of each point from the first point along the shape, as a fraction of the world.
    private var lengths: [Double] {
        var sum = 0.0
        return worldPoints.indices.map { index in
            if index > 0 { sum += hypot(worldPoints[index].x - worldPoints[index - 1].x, worldPoints[index].y - worldPoints[index - 1].y) }
            return sum
        }
    }

    /// The smallest rectangle that contains the points.
    public var boundingMapRect: MKMapRect { bounds }

    /// The centre of the bounding rectangle.
    open override var coordinate: CLLocationCoordinate2D {
        bounds.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate
    }
}

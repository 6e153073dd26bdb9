import Foundation
import MapEngines

/// From where and how one looks at the map: the place in the middle, the distance from it, and the direction.
///
/// > Difference from Apple: maps are seen from straight above, so that there is no pitch and no altitude beside the distance.
/// - Source: https://developer.apple.com/documentation/mapkit/mkmapcamera
@preconcurrency @MainActor open class MKMapCamera: NSObject, NSCopying {
    /// 30°: how much a camera sees from top to bottom.
    private static let fieldOfView = 30.0

    /// The place in the middle of the map.
    open var centerCoordinate: CLLocationCoordinate2D
    /// How far the camera is from it, in metres: 1.87 times what is seen from top to bottom.
    open var centerCoordinateDistance: CLLocationDistance
    /// Which direction is up, in degrees clockwise from north; 0 by default.
    open var heading: CLLocationDirection

    /// A camera above 0° and 0°, which sees all of the world.
    public override convenience init() {
        self.init(lookingAtCenter: CLLocationCoordinate2D(), fromDistance: WebMercator.circumference * Self.distancePerHeight, heading: 0)
    }

    /// A camera above a place.
    ///
    /// - Parameters:
    ///   - centerCoordinate: the place in the middle.
    ///   - distance: in metres from it.
    ///   - heading: which direction is up, in degrees clockwise from north.
    public init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        heading: CLLocationDirection
    ) {
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.heading = heading
        super.init()
    }

    /// A camera of the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, heading: heading)
        }
    }

    private static var distancePerHeight: Double { 0.5 / tan(fieldOfView / 2 * .pi / 180) }

    convenience init(_ viewport: MapViewport) {
        self.init(
            lookingAtCenter: MKMapPoint(viewport.center).coordinate,
            fromDistance: viewport.metersPerPoint * max(viewport.size.height, 1) * Self.distancePerHeight, heading: viewport.heading)
    }

    /// What a map of that viewport's size shows through this camera; `nil` if the camera's numbers are none.
    func viewport(like viewport: MapViewport) -> MapViewport? {
        guard CLLocationCoordinate2DIsValid(centerCoordinate), centerCoordinateDistance > 0, centerCoordinateDistance.isFinite,
            heading.isFinite
        else { return nil }
        // From a millimetre on all distances show as much as can be.
        let meters = max(centerCoordinateDistance, 0.001) / Self.distancePerHeight / max(viewport.size.height, 1)
        let side = WebMercator.metersAcrossWorld(atLatitude: centerCoordinate.latitude) / meters
        var result = viewport
        result.move(to: MKMapPoint(centerCoordinate).place, zoom: log2(side / MapViewport.baseSide), heading: heading)
        return result
    }
}

import Foundation
import MapEngines

/// From where and how one looks at the map: the place in the middle, the distance from it, the direction and the pitch.
///
/// > Difference from Apple: maps are seen from straight above. A camera keeps its ``pitch``; a map that is given such a camera shows the
/// > place from the same distance, and the pitch of its own camera is 0, as that of Apple's maps which cannot be tilted.
/// - Source: https://developer.apple.com/documentation/mapkit/mkmapcamera
@preconcurrency @MainActor open class MKMapCamera: NSObject, NSCopying {
    /// 30°: how much a camera sees from top to bottom.
    private static let fieldOfView = 30.0

    /// The place in the middle of the map.
    open var centerCoordinate: CLLocationCoordinate2D
    /// How far the camera is from it, in metres: 1.87 times what is seen from top to bottom.
    open var centerCoordinateDistance: CLLocationDistance
    /// The angle between the direction of view and straight down, in degrees; 0 by default.
    open var pitch: CGFloat
    /// Which direction is up, in degrees clockwise from north; 0 by default.
    open var heading: CLLocationDirection

    /// How high the camera is above the ground, in metres. Setting it changes ``centerCoordinateDistance``.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 0.01) }
    }

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
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        heading: CLLocationDirection
    ) {
        self.init(lookingAtCenter: centerCoordinate, fromDistance: distance, pitch: 0, heading: heading)
    }

    /// A camera that looks at a place.
    ///
    /// - Parameters:
    ///   - centerCoordinate: the place in the middle.
    ///   - distance: in metres from it.
    ///   - pitch: the angle between the direction of view and straight down, in degrees.
    ///   - heading: which direction is up, in degrees clockwise from north.
    public init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
        super.init()
    }

    /// A camera above one place that looks at another one.
    ///
    /// - Parameters:
    ///   - centerCoordinate: the place in the middle.
    ///   - eyeCoordinate: the place above which the camera is.
    ///   - eyeAltitude: how high it is, in metres.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        let eye = CLLocation(latitude: eyeCoordinate.latitude, longitude: eyeCoordinate.longitude)
        let center = CLLocation(latitude: centerCoordinate.latitude, longitude: centerCoordinate.longitude)
        let away = center.distance(from: eye)
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: hypot(away, eyeAltitude), pitch: atan2(away, eyeAltitude) * 180 / .pi,
            heading: away > 0 ? Self.bearing(from: eyeCoordinate, to: centerCoordinate) : 0)
    }

    /// The direction of the shortest way on a sphere, in degrees clockwise from north, 0 to below 360.
    private static func bearing(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> CLLocationDirection {
        let (from, to) = (start.latitude * .pi / 180, end.latitude * .pi / 180)
        let turn = (end.longitude - start.longitude) * .pi / 180
        let angle = atan2(sin(turn) * cos(to), cos(from) * sin(to) - sin(from) * cos(to) * cos(turn)) * 180 / .pi
        return angle < 0 ? angle + 360 : angle
    }

    /// A camera of the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
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

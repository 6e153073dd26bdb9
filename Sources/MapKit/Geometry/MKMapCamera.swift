import Foundation
import MapEngines

/// The point of view of a map: the location at the centre, the distance from it, the heading and the pitch.
///
/// > Difference from Apple: maps are seen from straight above. A camera keeps its ``pitch``, but a map that receives
/// > the camera displays the location from the same distance. The pitch of the map's own camera is 0, as for Apple's
/// > maps that cannot be tilted.
/// - Source: https://developer.apple.com/documentation/mapkit/mkmapcamera
@preconcurrency @MainActor open class MKMapCamera: NSObject, NSCopying {
    /// The vertical field of view of a camera, in degrees.
    private static let fieldOfView = 30.0

    /// The coordinate at the centre of the map.
    open var centerCoordinate: CLLocationCoordinate2D
    /// The distance from the camera to the centre, in metres: 1.87 times the visible height.
    open var centerCoordinateDistance: CLLocationDistance
    /// The angle between the direction of view and straight down, in degrees; 0 by default.
    open var pitch: CGFloat
    /// The direction that is up on the map, in degrees clockwise from north; 0 by default.
    open var heading: CLLocationDirection

    /// The height of the camera above the ground, in metres. Setting the altitude changes
    /// ``centerCoordinateDistance``.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 0.01) }
    }

    /// Creates a camera above 0° and 0°, with the whole world in view.
    public override convenience init() {
        self.init(lookingAtCenter: CLLocationCoordinate2D(), fromDistance: WebMercator.circumference * Self.distancePerHeight, heading: 0)
    }

    /// Creates a camera above a coordinate.
    ///
    /// - Parameters:
    ///   - centerCoordinate: The coordinate at the centre.
    ///   - distance: The distance from the coordinate, in metres.
    ///   - heading: The direction that is up, in degrees clockwise from north.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        heading: CLLocationDirection
    ) {
        self.init(lookingAtCenter: centerCoordinate, fromDistance: distance, pitch: 0, heading: heading)
    }

    /// Creates a camera that looks at a coordinate.
    ///
    /// - Parameters:
    ///   - centerCoordinate: The coordinate at the centre.
    ///   - distance: The distance from the coordinate, in metres.
    ///   - pitch: The angle between the direction of view and straight down, in degrees.
    ///   - heading: The direction that is up, in degrees clockwise from north.
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

    /// Creates a camera above one coordinate that looks at another coordinate.
    ///
    /// - Parameters:
    ///   - centerCoordinate: The coordinate at the centre.
    ///   - eyeCoordinate: The coordinate below the camera.
    ///   - eyeAltitude: The height of the camera, in metres.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        let eye = CLLocation(latitude: eyeCoordinate.latitude, longitude: eyeCoordinate.longitude)
        let center = CLLocation(latitude: centerCoordinate.latitude, longitude: centerCoordinate.longitude)
        let groundDistance = center.distance(from: eye)
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: hypot(groundDistance, eyeAltitude),
            pitch: atan2(groundDistance, eyeAltitude) * 180 / .pi,
            heading: groundDistance > 0 ? Self.bearing(from: eyeCoordinate, to: centerCoordinate) : 0)
    }

    /// Returns the initial bearing of the great circle between two coordinates, in degrees clockwise from north, in
    /// 0..<360.
    private static func bearing(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> CLLocationDirection {
        let (from, to) = (start.latitude * .pi / 180, end.latitude * .pi / 180)
        let longitudeDelta = (end.longitude - start.longitude) * .pi / 180
        let angle = atan2(sin(longitudeDelta) * cos(to), cos(from) * sin(to) - sin(from) * cos(to) * cos(longitudeDelta)) * 180 / .pi
        return angle < 0 ? angle + 360 : angle
    }

    /// Returns a camera with the same values.
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

    /// Returns the viewport that a map of the same size displays through this camera; `nil` if the camera's values
    /// are invalid.
    func viewport(like viewport: MapViewport) -> MapViewport? {
        guard CLLocationCoordinate2DIsValid(centerCoordinate), centerCoordinateDistance > 0, centerCoordinateDistance.isFinite,
            heading.isFinite
        else { return nil }
        // Below a millimetre, the distance makes no visible difference.
        let meters = max(centerCoordinateDistance, 0.001) / Self.distancePerHeight / max(viewport.size.height, 1)
        let side = WebMercator.metersAcrossWorld(atLatitude: centerCoordinate.latitude) / meters
        var result = viewport
        result.move(to: MKMapPoint(centerCoordinate).worldPoint, zoom: log2(side / MapViewport.baseSide), heading: heading)
        return result
    }
}

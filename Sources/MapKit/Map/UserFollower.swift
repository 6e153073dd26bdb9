import UIKitCore

/// Where the person is, for a map.
@MainActor struct UserFollower {
    let user = MKUserLocation()
    var mode = MKUserTrackingMode.none
    var manager: CLLocationManager?
    var listener: Listener?
    var isShown: Bool { manager != nil }

    /// Hears of locations for a map that it does not keep.
    final class Listener: NSObject, CLLocationManagerDelegate {
        weak var map: MKMapView?

        init(_ map: MKMapView) { self.map = map }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            if let last = locations.last { map?.userMoved(to: last) }
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { map?.userLost(error) }
    }
}

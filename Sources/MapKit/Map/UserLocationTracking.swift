import UIKitCore

/// The state of tracking the user's location for a map.
@MainActor struct UserLocationTracking {
    let user = MKUserLocation()
    var mode = MKUserTrackingMode.none
    var manager: CLLocationManager?
    var managerDelegate: ManagerDelegate?
    var isShowingUser: Bool { manager != nil }

    /// The location manager's delegate, which holds the map weakly.
    final class ManagerDelegate: NSObject, CLLocationManagerDelegate {
        weak var map: MKMapView?

        init(_ map: MKMapView) { self.map = map }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            if let last = locations.last { map?.userMoved(to: last) }
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { map?.userLost(error) }
    }
}

import MapEngines
import UIKitCore

extension MKMapView {
    /// The minimum zoom level at which the map follows the user.
    private static let followingZoom = 16.0

    func showUser(_ isShown: Bool) {
        guard isShown != follower.isShown else { return }
        guard isShown else {
            follower.manager?.stopUpdatingLocation()
            follower.manager = nil
            follower.listener = nil
            follower.user.isUpdating = false
            follower.mode = .none
            remove([follower.user])
            hub.notify { $0.mapViewDidStopLocatingUser(self) }
            return
        }
        let manager = CLLocationManager(provider: locationProvider ?? LocationSource.standard)
        let listener = UserFollower.Listener(self)
        manager.delegate = listener
        follower.manager = manager
        follower.listener = listener
        follower.user.isUpdating = true
        hub.notify { $0.mapViewWillStartLocatingUser(self) }
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
    }

    func userMoved(to location: CLLocation) {
        follower.user.location = location
        add([follower.user])
        hub.notify { $0.mapView(self, didUpdate: follower.user) }
        if follower.mode == .follow { centerOnUser(animated: true) }
    }

    func userLost(_ error: any Error) {
        hub.notify { $0.mapView(self, didFailToLocateUserWithError: error) }
    }

    func follow(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != follower.mode else { return }
        if mode == .follow { showUser(true) }
        follower.mode = mode
        if mode == .follow { centerOnUser(animated: animated) }
        hub.notify { $0.mapView(self, didChange: mode, animated: animated) }
    }

    private func centerOnUser(animated: Bool) {
        guard let location = follower.user.location else { return }
        let isZoomedOut = expected.zoom < 10
        guard state.viewport.size != .zero else {
            let nearbyRegion = MKCoordinateRegion(center: location.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
            return show(isZoomedOut ? .region(nearbyRegion) : .center(location.coordinate), animated: false)
        }
        var end = state.viewport
        end.move(to: MKMapPoint(location.coordinate).place, zoom: isZoomedOut ? Self.followingZoom : nil)
        guard end != state.viewport else { return }
        interrupt()
        hub.notify { $0.mapView(self, regionWillChangeAnimated: animated) }
        if animated, window != nil {
            fly(to: end)
        } else {
            state.viewport = end
            viewportChanged(isMoving: false)
            hub.notify { $0.mapView(self, regionDidChangeAnimated: false) }
        }
    }
}

import MapEngines
import UIKitCore

extension MKMapView {
    /// The minimum zoom level at which the map follows the user.
    private static let followingZoom = 16.0

    func showUser(_ isShown: Bool) {
        guard isShown != userTracking.isShowingUser else { return }
        guard isShown else {
            userTracking.manager?.stopUpdatingLocation()
            userTracking.manager = nil
            userTracking.managerDelegate = nil
            userTracking.user.isUpdating = false
            userTracking.mode = .none
            remove([userTracking.user])
            hub.notify { $0.mapViewDidStopLocatingUser(self) }
            return
        }
        let manager = CLLocationManager(provider: locationProvider ?? LocationSource.standard)
        let listener = UserLocationTracking.ManagerDelegate(self)
        manager.delegate = listener
        userTracking.manager = manager
        userTracking.managerDelegate = listener
        userTracking.user.isUpdating = true
        hub.notify { $0.mapViewWillStartLocatingUser(self) }
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
    }

    func userMoved(to location: CLLocation) {
        userTracking.user.location = location
        add([userTracking.user])
        hub.notify { $0.mapView(self, didUpdate: userTracking.user) }
        if userTracking.mode == .follow { centerOnUser(animated: true) }
    }

    func userLost(_ error: any Error) {
        hub.notify { $0.mapView(self, didFailToLocateUserWithError: error) }
    }

    func follow(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != userTracking.mode else { return }
        if mode == .follow { showUser(true) }
        userTracking.mode = mode
        if mode == .follow { centerOnUser(animated: animated) }
        hub.notify { $0.mapView(self, didChange: mode, animated: animated) }
    }

    private func centerOnUser(animated: Bool) {
        guard let location = userTracking.user.location else { return }
        let isZoomedOut = expectedViewport.zoom < 10
        guard state.viewport.size != .zero else {
            let nearbyRegion = MKCoordinateRegion(center: location.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
            return show(isZoomedOut ? .region(nearbyRegion) : .center(location.coordinate), animated: false)
        }
        var end = state.viewport
        end.move(to: MKMapPoint(location.coordinate).worldPoint, zoom: isZoomedOut ? Self.followingZoom : nil)
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

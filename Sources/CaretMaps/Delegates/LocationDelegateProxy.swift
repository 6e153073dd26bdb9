/// A proxy that forwards the methods of `CLLocationManagerDelegate` to closures. Each manager has at most one.
@MainActor final class LocationDelegateProxy: NSObject, CLLocationManagerDelegate {
    let closures = DelegateProxy()

    /// The kind of the proxy that supplements a manager's delegate. The proxy is made on first use, and soon receives
    /// the authorization, as a delegate does.
    nonisolated static let kind = DelegateKind.external { source in
        guard let manager = source as? CLLocationManager else { return nil }
        if let proxy = manager.observers.lazy.compactMap({ $0 as? LocationDelegateProxy }).first { return proxy.closures }
        let proxy = LocationDelegateProxy()
        manager.addObserver(proxy)
        return proxy.closures
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        closures.notify(locations)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        closures.notify(error)
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        closures.notify(())
    }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        closures.notify(status)
    }

    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        closures.notify(region)
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        closures.notify(region)
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        closures.notify(region)
    }

    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
        closures.notify((state: state, region: region))
    }

    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {
        closures.notify((region: region, error: error))
    }

    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
        closures.notify(visit)
    }

    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {
        closures.notify((beacons: beacons, constraint: beaconConstraint))
    }

    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) {
        closures.notify((constraint: beaconConstraint, error: error))
    }

    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {
        closures.notify((beacons: beacons, region: region))
    }

    func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error) {
        closures.notify((region: region, error: error))
    }
}

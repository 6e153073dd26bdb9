/// A proxy that forwards the methods of `CLLocationManagerDelegate` to closures. Each manager has at most one.
@MainActor final class LocationDelegateProxy: NSObject, DelegateProxy, CLLocationManagerDelegate {
    lazy var didUpdateLocations = DelegateSlot<[CLLocation], Void>(self)
    lazy var didFail = DelegateSlot<any Error, Void>(self)
    lazy var didChangeAuthorization = DelegateSlot<Void, Void>(self)
    lazy var didChangeAuthorizationStatus = DelegateSlot<CLAuthorizationStatus, Void>(self)
    lazy var didStartMonitoring = DelegateSlot<CLRegion, Void>(self)
    lazy var didEnterRegion = DelegateSlot<CLRegion, Void>(self)
    lazy var didExitRegion = DelegateSlot<CLRegion, Void>(self)
    lazy var didDetermineState = DelegateSlot<(state: CLRegionState, region: CLRegion), Void>(self)
    lazy var monitoringDidFail = DelegateSlot<(region: CLRegion?, error: any Error), Void>(self)
    lazy var didVisit = DelegateSlot<CLVisit, Void>(self)
    lazy var didRange = DelegateSlot<(beacons: [CLBeacon], constraint: CLBeaconIdentityConstraint), Void>(self)
    lazy var didFailRanging = DelegateSlot<(constraint: CLBeaconIdentityConstraint, error: any Error), Void>(self)
    lazy var didRangeBeacons = DelegateSlot<(beacons: [CLBeacon], region: CLBeaconRegion), Void>(self)
    lazy var rangingBeaconsDidFail = DelegateSlot<(region: CLBeaconRegion, error: any Error), Void>(self)

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        didUpdateLocations.notify(locations)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        didFail.notify(error)
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        didChangeAuthorization.notify(())
    }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        didChangeAuthorizationStatus.notify(status)
    }

    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        didStartMonitoring.notify(region)
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        didEnterRegion.notify(region)
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        didExitRegion.notify(region)
    }

    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
        didDetermineState.notify((state: state, region: region))
    }

    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {
        monitoringDidFail.notify((region: region, error: error))
    }

    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
        didVisit.notify(visit)
    }

    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {
        didRange.notify((beacons: beacons, constraint: beaconConstraint))
    }

    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) {
        didFailRanging.notify((constraint: beaconConstraint, error: error))
    }

    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {
        didRangeBeacons.notify((beacons: beacons, region: region))
    }

    func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error) {
        rangingBeaconsDidFail.notify((region: region, error: error))
    }
}

extension CLLocationManager {
    /// The proxy that supplements the delegate, made on first use. The proxy soon receives the authorization, as a
    /// delegate does.
    var locationProxy: LocationDelegateProxy {
        if let proxy = observers.lazy.compactMap({ $0 as? LocationDelegateProxy }).first { return proxy }
        let proxy = LocationDelegateProxy()
        addObserver(proxy)
        return proxy
    }
}

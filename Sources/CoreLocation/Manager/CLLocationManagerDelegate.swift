/// The methods with which an object receives locations and related events. All methods are optional.
///
/// - Source: https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate
@preconcurrency @MainActor public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Called with new locations, the newest last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called when no location could be determined, with a ``CLError`` or an error of the provider.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called soon after the delegate was set, and when the authorisation has changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The older form of ``locationManagerDidChangeAuthorization(_:)``; both methods are called.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Called when monitoring of a region has started.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// Called when a monitored region was entered.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Called when a monitored region was left.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Called with the state of a region after ``CLLocationManager/requestState(for:)``, and when a region was
    /// entered or left.
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// Called when a region cannot be monitored.
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// Called when a visit has begun or ended.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    /// Called when beacons of a constraint were detected; see ``CLLocationManager/isRangingAvailable()``.
    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
    /// Called when beacons of a constraint cannot be ranged.
    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
    /// The older form of the method for constraints.
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    /// The older form of the method for constraints.
    func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
}

extension CLLocationManagerDelegate {
    /// Does nothing by default.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing by default.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Does nothing by default.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Does nothing by default.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Does nothing by default.
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    /// Does nothing by default.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Does nothing by default.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// Does nothing by default.
    public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {}
    /// Does nothing by default.
    public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {}
    /// Does nothing by default.
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
    /// Does nothing by default.
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {}
    /// Does nothing by default.
    public func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) {}
    /// Does nothing by default.
    public func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {}
    /// Does nothing by default.
    public func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error) {
    }
}

extension CLLocationManager: EventSource, CompanionHost {}

extension ControlEvent where Sender: CLLocationManager, Payload == [CLLocation] {
    /// Sent when new locations are available. The newest location is the last one.
    public static var didUpdateLocations: Self { Self(LocationDelegateProxy.kind, "locationManager(_:didUpdateLocations:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == any Error {
    /// Sent when no location is available. The payload is a `CLError` or an error of the location provider.
    public static var didFail: Self { Self(LocationDelegateProxy.kind, "locationManager(_:didFailWithError:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == Void {
    /// Sent when the authorization changes, and also soon after the first handler of a manager was added.
    public static var didChangeAuthorization: Self { Self(LocationDelegateProxy.kind, "locationManagerDidChangeAuthorization(_:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == CLAuthorizationStatus {
    /// Sent when the authorization changes; the payload is the new status.
    public static var didChangeAuthorizationStatus: Self { Self(LocationDelegateProxy.kind, "locationManager(_:didChangeAuthorization:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == CLRegion {
    /// Sent when the monitoring of a region starts.
    public static var didStartMonitoring: Self { Self(LocationDelegateProxy.kind, "locationManager(_:didStartMonitoringFor:)") }
    /// Sent when the device enters a monitored region.
    public static var didEnterRegion: Self { Self(LocationDelegateProxy.kind, "locationManager(_:didEnterRegion:)") }
    /// Sent when the device leaves a monitored region.
    public static var didExitRegion: Self { Self(LocationDelegateProxy.kind, "locationManager(_:didExitRegion:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (state: CLRegionState, region: CLRegion) {
    /// Sent after `requestState(for:)`, and after the device has entered or left a region.
    public static var didDetermineState: Self { Self(LocationDelegateProxy.kind, "locationManager(_:didDetermineState:for:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (region: CLRegion?, error: any Error) {
    /// Sent when a region cannot be monitored.
    public static var monitoringDidFail: Self { Self(LocationDelegateProxy.kind, "locationManager(_:monitoringDidFailFor:withError:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == CLVisit {
    /// Sent when the device arrives at or departs from a visited place.
    public static var didVisit: Self { Self(LocationDelegateProxy.kind, "locationManager(_:didVisit:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (beacons: [CLBeacon], constraint: CLBeaconIdentityConstraint) {
    /// Sent when beacons that satisfy a constraint were ranged.
    public static var didRange: Self { Self(LocationDelegateProxy.kind, "locationManager(_:didRange:satisfying:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (constraint: CLBeaconIdentityConstraint, error: any Error) {
    /// Sent when beacons of a constraint cannot be ranged.
    public static var didFailRanging: Self { Self(LocationDelegateProxy.kind, "locationManager(_:didFailRangingFor:error:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (beacons: [CLBeacon], region: CLBeaconRegion) {
    /// The older form of `didRange`.
    public static var didRangeBeacons: Self { Self(LocationDelegateProxy.kind, "locationManager(_:didRangeBeacons:in:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (region: CLBeaconRegion, error: any Error) {
    /// The older form of `didFailRanging`.
    public static var rangingBeaconsDidFail: Self {
        Self(LocationDelegateProxy.kind, "locationManager(_:rangingBeaconsDidFailFor:withError:)")
    }
}

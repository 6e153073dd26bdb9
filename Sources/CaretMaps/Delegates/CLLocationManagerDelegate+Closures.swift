extension CLLocationManager: EventSource, CompanionHost {}

extension ControlEvent where Sender: CLLocationManager, Payload == [CLLocation] {
    /// Sent when new locations are available. The newest location is the last one.
    public static var didUpdateLocations: Self { Self { $0.locationProxy.didUpdateLocations } }
}

extension ControlEvent where Sender: CLLocationManager, Payload == any Error {
    /// Sent when no location is available. The payload is a `CLError` or an error of the location provider.
    public static var didFail: Self { Self { $0.locationProxy.didFail } }
}

extension ControlEvent where Sender: CLLocationManager, Payload == Void {
    /// The event of the same name, without its payload. Overload resolution prefers the event with a payload.
    @_disfavoredOverload public static var didChangeAuthorization: ControlEvent {
        ControlEvent { $0.locationProxy.didChangeAuthorization }
    }
}

extension ControlEvent where Sender: CLLocationManager, Payload == CLAuthorizationStatus {
    /// Sent when the authorization changes, and also soon after the first handler of a manager was added. The payload
    /// is the manager's status.
    public static var didChangeAuthorization: Self {
        Self(slot: { $0.locationProxy.didChangeAuthorization }, "authorizationStatus") { $0.authorizationStatus }
    }
    /// Sent when the authorization changes; the payload is the new status.
    public static var didChangeAuthorizationStatus: Self { Self { $0.locationProxy.didChangeAuthorizationStatus } }
}

extension ControlEvent where Sender: CLLocationManager, Payload == CLRegion {
    /// Sent when the monitoring of a region starts.
    public static var didStartMonitoring: Self { Self { $0.locationProxy.didStartMonitoring } }
    /// Sent when the device enters a monitored region.
    public static var didEnterRegion: Self { Self { $0.locationProxy.didEnterRegion } }
    /// Sent when the device leaves a monitored region.
    public static var didExitRegion: Self { Self { $0.locationProxy.didExitRegion } }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (state: CLRegionState, region: CLRegion) {
    /// Sent after `requestState(for:)`, and after the device has entered or left a region.
    public static var didDetermineState: Self { Self { $0.locationProxy.didDetermineState } }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (region: CLRegion?, error: any Error) {
    /// Sent when a region cannot be monitored.
    public static var monitoringDidFail: Self { Self { $0.locationProxy.monitoringDidFail } }
}

extension ControlEvent where Sender: CLLocationManager, Payload == CLVisit {
    /// Sent when the device arrives at or departs from a visited place.
    public static var didVisit: Self { Self { $0.locationProxy.didVisit } }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (beacons: [CLBeacon], constraint: CLBeaconIdentityConstraint) {
    /// Sent when beacons that satisfy a constraint were ranged.
    public static var didRange: Self { Self { $0.locationProxy.didRange } }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (constraint: CLBeaconIdentityConstraint, error: any Error) {
    /// Sent when beacons of a constraint cannot be ranged.
    public static var didFailRanging: Self { Self { $0.locationProxy.didFailRanging } }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (beacons: [CLBeacon], region: CLBeaconRegion) {
    /// The older form of `didRange`.
    public static var didRangeBeacons: Self { Self { $0.locationProxy.didRangeBeacons } }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (region: CLBeaconRegion, error: any Error) {
    /// The older form of `didFailRanging`.
    public static var rangingBeaconsDidFail: Self { Self { $0.locationProxy.rangingBeaconsDidFail } }
}

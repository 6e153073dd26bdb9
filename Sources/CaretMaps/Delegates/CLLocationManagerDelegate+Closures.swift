extension CLLocationManager: EventSource, CompanionHost {}

extension ControlEvent where Sender: CLLocationManager, Payload == [CLLocation] {
    /// There are new locations, the newest last.
    public static var didUpdateLocations: Self { Self(LocationEar.kind, "locationManager(_:didUpdateLocations:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == any Error {
    /// No location could be had; carries a `CLError` or the provider's own error.
    public static var didFail: Self { Self(LocationEar.kind, "locationManager(_:didFailWithError:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == Void {
    /// What the app may know has changed; also told soon after the first handler of a manager was added.
    public static var didChangeAuthorization: Self { Self(LocationEar.kind, "locationManagerDidChangeAuthorization(_:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == CLAuthorizationStatus {
    /// The same, with what the app may know now.
    public static var didChangeAuthorizationStatus: Self { Self(LocationEar.kind, "locationManager(_:didChangeAuthorization:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == CLRegion {
    /// A region is watched from now on.
    public static var didStartMonitoring: Self { Self(LocationEar.kind, "locationManager(_:didStartMonitoringFor:)") }
    /// A watched region was entered.
    public static var didEnterRegion: Self { Self(LocationEar.kind, "locationManager(_:didEnterRegion:)") }
    /// A watched region was left.
    public static var didExitRegion: Self { Self(LocationEar.kind, "locationManager(_:didExitRegion:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (state: CLRegionState, region: CLRegion) {
    /// The answer to `requestState(for:)`, and what follows from entering or leaving a region.
    public static var didDetermineState: Self { Self(LocationEar.kind, "locationManager(_:didDetermineState:for:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (region: CLRegion?, error: any Error) {
    /// A region cannot be watched.
    public static var monitoringDidFail: Self { Self(LocationEar.kind, "locationManager(_:monitoringDidFailFor:withError:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == CLVisit {
    /// The device came to a place where it stayed, or left one.
    public static var didVisit: Self { Self(LocationEar.kind, "locationManager(_:didVisit:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (beacons: [CLBeacon], constraint: CLBeaconIdentityConstraint) {
    /// Beacons of a constraint were found.
    public static var didRange: Self { Self(LocationEar.kind, "locationManager(_:didRange:satisfying:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (constraint: CLBeaconIdentityConstraint, error: any Error) {
    /// Beacons of a constraint cannot be ranged.
    public static var didFailRanging: Self { Self(LocationEar.kind, "locationManager(_:didFailRangingFor:error:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (beacons: [CLBeacon], region: CLBeaconRegion) {
    /// The older form of `didRange`.
    public static var didRangeBeacons: Self { Self(LocationEar.kind, "locationManager(_:didRangeBeacons:in:)") }
}

extension ControlEvent where Sender: CLLocationManager, Payload == (region: CLBeaconRegion, error: any Error) {
    /// The older form of `didFailRanging`.
    public static var rangingBeaconsDidFail: Self { Self(LocationEar.kind, "locationManager(_:rangingBeaconsDidFailFor:withError:)") }
}

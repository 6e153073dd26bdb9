/// The state machine of an app's location authorisation.
struct AuthorizationMachine: Hashable, Sendable {
    /// The authorisation that an app requests.
    enum AuthorizationLevel: Hashable, Sendable {
        case whenInUse
        case always
    }

    private(set) var status = CLAuthorizationStatus.notDetermined
    /// Whether the app has requested `always`. An app with when-in-use authorisation can request `always` once.
    private var hasRequestedAlways = false

    /// Applies the user's response to a request. Returns whether the status changed.
    ///
    /// The user is asked once. After a refusal, further requests have no effect.
    mutating func requestAuthorization(for level: AuthorizationLevel, consent: LocationConsent) -> Bool {
        let previousStatus = status
        switch status {
        case .notDetermined: status = Self.status(after: consent, to: level)
        case .authorizedWhenInUse where level == .always && !hasRequestedAlways && consent == .granted: status = .authorizedAlways
        default: break
        }
        if level == .always { hasRequestedAlways = true }
        return status != previousStatus
    }

    /// Withdraws the authorisation, after the user refused a request of the system. Returns whether the status
    /// changed.
    mutating func deny() -> Bool {
        guard status.allowsLocations else { return false }
        status = .denied
        return true
    }

    private static func status(after consent: LocationConsent, to level: AuthorizationLevel) -> CLAuthorizationStatus {
        switch consent {
        case .granted: level == .always ? .authorizedAlways : .authorizedWhenInUse
        case .whenInUseOnly: .authorizedWhenInUse
        case .denied: .denied
        case .restricted: .restricted
        }
    }
}

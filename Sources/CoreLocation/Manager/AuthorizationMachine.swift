/// What becomes of an app's questions whether it may know the location.
struct AuthorizationMachine: Hashable, Sendable {
    /// What an app asks for.
    enum Wish: Hashable, Sendable {
        case whenInUse
        case always
    }

    private(set) var status = CLAuthorizationStatus.notDetermined
    /// An app that may know it while in use can ask for always, once.
    private var hasAskedForAlways = false

    /// Takes the person's answer. Returns whether the status changed.
    ///
    /// A person is asked once; who said no is not asked again.
    mutating func ask(for wish: Wish, answer: LocationConsent) -> Bool {
        let before = status
        switch status {
        case .notDetermined: status = Self.status(after: answer, to: wish)
        case .authorizedWhenInUse where wish == .always && !hasAskedForAlways && answer == .granted: status = .authorizedAlways
        default: break
        }
        if wish == .always { hasAskedForAlways = true }
        return status != before
    }

    /// The person, asked by somebody else than us, said no after all. Returns whether the status changed.
    mutating func refuse() -> Bool {
        guard status.allowsLocations else { return false }
        status = .denied
        return true
    }

    private static func status(after answer: LocationConsent, to wish: Wish) -> CLAuthorizationStatus {
        switch answer {
        case .granted: wish == .always ? .authorizedAlways : .authorizedWhenInUse
        case .whenInUseOnly: .authorizedWhenInUse
        case .denied: .denied
        case .restricted: .restricted
        }
    }
}

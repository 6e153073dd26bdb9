/// The authorisation of an app to use the location.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clauthorizationstatus
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user has not been asked yet.
    case notDetermined = 0
    /// The app is not authorised, and the user cannot change this.
    case restricted = 1
    /// The user has denied authorisation.
    case denied = 2
    /// The app may use the location at any time.
    case authorizedAlways = 3
    /// The app may use the location while it is in use.
    case authorizedWhenInUse = 4

    /// Whether locations are delivered.
    var allowsLocations: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
    /// Whether the app is denied or restricted.
    var isDeniedOrRestricted: Bool { self == .denied || self == .restricted }
}

/// The accuracy of locations that an app may receive.
///
/// - Source: https://developer.apple.com/documentation/corelocation/claccuracyauthorization
public enum CLAccuracyAuthorization: Int, Sendable {
    /// The full accuracy.
    case fullAccuracy = 0
    /// A reduced accuracy.
    case reducedAccuracy = 1
}

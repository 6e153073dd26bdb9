/// Whether an app may know the location.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clauthorizationstatus
public enum CLAuthorizationStatus: Int32, Sendable {
    /// Nobody has been asked yet.
    case notDetermined = 0
    /// It may not, and the person cannot change that.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// It may at any time.
    case authorizedAlways = 3
    /// It may while it is in use.
    case authorizedWhenInUse = 4

    /// Whether locations are delivered.
    var allowsLocations: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
    /// Whether the app was refused.
    var isRefusal: Bool { self == .denied || self == .restricted }
}

/// How exactly an app may know the location.
///
/// - Source: https://developer.apple.com/documentation/corelocation/claccuracyauthorization
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As exactly as it is known.
    case fullAccuracy = 0
    /// Roughly.
    case reducedAccuracy = 1
}

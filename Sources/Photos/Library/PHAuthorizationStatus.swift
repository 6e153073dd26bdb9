/// Whether the app may use the user's photos.
///
/// - Source: https://developer.apple.com/documentation/photokit/phauthorizationstatus
public enum PHAuthorizationStatus: Int, Sendable {
    /// The app has not asked yet.
    case notDetermined = 0
    /// The device does not permit the use.
    case restricted = 1
    /// The user denied the use.
    case denied = 2
    /// The user allowed the use.
    case authorized = 3
    /// The user allowed the use of some photos.
    case limited = 4
}

/// The use of photos for which the app asks.
///
/// - Source: https://developer.apple.com/documentation/photokit/phaccesslevel
public enum PHAccessLevel: Int, Sendable {
    /// Adding photos.
    case addOnly = 1
    /// Reading, changing and adding photos.
    case readWrite = 2
}

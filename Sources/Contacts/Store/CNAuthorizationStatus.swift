/// Whether the app may use the user's contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    /// The app has not asked yet.
    case notDetermined = 0
    /// The device does not permit the use.
    case restricted = 1
    /// The user denied the use.
    case denied = 2
    /// The user allowed the use.
    case authorized = 3
    /// The user allowed the use of some contacts. The system never returns this status.
    case limited = 4
}

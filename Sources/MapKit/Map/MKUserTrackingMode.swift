/// Whether a map follows the person.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkusertrackingmode
public enum MKUserTrackingMode: Int, Sendable {
    /// It stays where it is.
    case none = 0
    /// The person stays in its middle.
    case follow = 1
}

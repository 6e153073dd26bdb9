/// Whether a map follows the user.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkusertrackingmode
public enum MKUserTrackingMode: Int, Sendable {
    /// The map does not follow the user.
    case none = 0
    /// The map keeps the user's location at the centre.
    case follow = 1
}

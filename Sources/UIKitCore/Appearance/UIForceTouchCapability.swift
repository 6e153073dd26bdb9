/// Whether a display measures the force of touches.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiforcetouchcapability
public enum UIForceTouchCapability: Int, Sendable {
    /// Not specified, as outside of the view hierarchy.
    case unknown = 0
    /// The display does not measure force.
    case unavailable = 1
    /// The display measures force.
    case available = 2
}

/// Whether a display measures how hard fingers press.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiforcetouchcapability
public enum UIForceTouchCapability: Int, Sendable {
    /// Not specified, as outside of the tree of views.
    case unknown = 0
    /// The display does not measure it.
    case unavailable = 1
    /// The display measures it.
    case available = 2
}

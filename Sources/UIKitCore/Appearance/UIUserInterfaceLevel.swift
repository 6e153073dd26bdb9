/// Whether content lies on the screen or on something that stands over it, which is a little brighter in the dark.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiuserinterfacelevel
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// On the screen.
    case base = 0
    /// On a sheet, a popover, or whatever else stands over the screen.
    case elevated = 1
}

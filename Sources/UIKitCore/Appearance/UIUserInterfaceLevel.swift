/// The elevation level of content; elevated content is a little brighter in dark appearance.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiuserinterfacelevel
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The level of the screen.
    case base = 0
    /// The level of a sheet, a popover, or other content above the screen.
    case elevated = 1
}

/// The amount of space for an interface along one axis.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not specified.
    case unspecified = 0
    /// Compact space.
    case compact = 1
    /// Regular space.
    case regular = 2
}

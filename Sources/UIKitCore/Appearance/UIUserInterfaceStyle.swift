/// Whether an interface is light or dark.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Dark text on light ground.
    case light = 1
    /// Light text on dark ground.
    case dark = 2
}

/// The direction in which an interface is read.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// As in English.
    case leftToRight = 0
    /// As in Arabic and Hebrew.
    case rightToLeft = 1
}

/// The direction in which an interface is read, as a trait.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As in English.
    case leftToRight = 0
    /// As in Arabic and Hebrew.
    case rightToLeft = 1
}

/// How much contrast a person wants between colours.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// The usual contrast.
    case normal = 0
    /// More of it.
    case high = 1
}

/// Whether a view is mirrored in right-to-left languages.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored.
    case unspecified = 0
    /// Not mirrored: playback controls.
    case playback = 1
    /// Not mirrored: controls for spatial directions.
    case spatial = 2
    /// Always left to right.
    case forceLeftToRight = 3
    /// Always right to left.
    case forceRightToLeft = 4
}

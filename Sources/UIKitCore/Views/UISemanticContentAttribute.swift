/// Whether a view is mirrored where text is read from right to left.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored.
    case unspecified = 0
    /// Not mirrored: controls of playing.
    case playback = 1
    /// Not mirrored: controls of a place.
    case spatial = 2
    /// Left to right everywhere.
    case forceLeftToRight = 3
    /// Right to left everywhere.
    case forceRightToLeft = 4
}

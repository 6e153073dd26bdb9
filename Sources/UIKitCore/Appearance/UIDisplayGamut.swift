/// The colour gamut of a display.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidisplaygamut
public enum UIDisplayGamut: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The gamut of sRGB.
    case SRGB = 0
    /// The gamut of Display P3, which contains more saturated colours.
    case P3 = 1
}

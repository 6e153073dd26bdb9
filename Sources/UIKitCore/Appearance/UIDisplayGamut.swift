/// The colours that a display shows.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidisplaygamut
public enum UIDisplayGamut: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Those of the sRGB space.
    case SRGB = 0
    /// Those of Display P3, which has more saturated ones.
    case P3 = 1
}

/// The treatment of colours outside of the gamut of a destination space.
///
/// > Difference from Apple: all intents clamp to the gamut.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The default of the context, which clamps.
    case defaultIntent = 0
    /// Colours in both gamuts are preserved exactly.
    case absoluteColorimetric
    /// Colours are preserved relative to white.
    case relativeColorimetric
    /// Relations between colours are preserved.
    case perceptual
    /// The saturation of colours is preserved.
    case saturation
}

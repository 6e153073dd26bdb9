/// What to keep when a colour is moved to a space that does not have it.
///
/// > Difference from Apple: all of them cut to what the space has.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// What the context thinks right; cuts.
    case defaultIntent = 0
    /// Colours that both spaces have stay exact.
    case absoluteColorimetric
    /// As absolute, relative to white.
    case relativeColorimetric
    /// Keeps the relations between colours.
    case perceptual
    /// Keeps how saturated colours are.
    case saturation
}

/// The effect of a writing direction on the characters of its run. The raw value is added to the raw value
/// of an ``NSWritingDirection``.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// Embeds the run as a phrase with the direction; its characters keep their inherent direction.
    case embedding = 0
    /// Overrides the inherent direction of each character of the run.
    case override = 2
}

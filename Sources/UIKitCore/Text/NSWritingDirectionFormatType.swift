/// The effect of a writing direction on the characters of its run. The raw value is added to that of an
/// ``NSWritingDirection``.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The run is a phrase in the direction; its characters keep their own direction.
    case embedding = 0
    /// Every character of the run follows the direction, whatever its own direction.
    case override = 2
}
